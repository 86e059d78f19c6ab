CREATE UNLOGGED TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "wrong_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"waits" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "request_counts_ends_idx" ON "request_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "wrong_tries_last_idx" ON "wrong_tries" USING btree ("last");