DROP INDEX "orders_paid_idx";--> statement-breakpoint
CREATE INDEX "orders_sold_idx" ON "orders" USING btree ("paid_at","user_id","total_cents","payment_method","device") WHERE payment_status = 'paid' and status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_bought_idx" ON "orders" USING btree ("user_id","paid_at") WHERE payment_status = 'paid' and status <> 'cancelled';