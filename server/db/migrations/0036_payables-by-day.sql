CREATE INDEX "orders_archived_idx" ON "orders" USING btree ("id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "payables_agreed_idx" ON "payables" USING btree ("agreed_at");