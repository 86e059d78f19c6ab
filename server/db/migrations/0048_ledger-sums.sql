CREATE TABLE "ledger_sums" (
	"on_day" date NOT NULL,
	"county" text NOT NULL,
	"account" text NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"received" bigint NOT NULL,
	"through" bigint NOT NULL,
	CONSTRAINT "ledger_sums_on_day_county_account_pk" PRIMARY KEY("on_day","county","account")
);
