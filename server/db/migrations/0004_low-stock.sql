CREATE TABLE "low_stock_notice" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"looked_until" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "low_stock_notice_is_one" CHECK ("low_stock_notice"."id" = 1)
);
