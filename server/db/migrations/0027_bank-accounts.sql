ALTER TABLE "bank_accounts" ADD COLUMN "account" text DEFAULT '1000' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "csv" jsonb DEFAULT '{"date":"","amount":"","debit":"","credit":"","name":"","chequeNo":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_lines_matched_name_idx" ON "bank_lines" USING btree ("name") WHERE state = 'matched';--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_account_unique" UNIQUE("account");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_fee_check" CHECK ("payments"."bank_fee_cents" >= 0 and "payments"."bank_fee_cents" < "payments"."cents");