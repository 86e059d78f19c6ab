CREATE TABLE "incoming_stock" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_key" text NOT NULL,
	"due_on" date NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "incoming_stock_quantity_check" CHECK ("incoming_stock"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"product_id" uuid NOT NULL,
	"variant_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "stock_alerts_product_id_variant_key_user_id_pk" PRIMARY KEY("product_id","variant_key","user_id")
);
--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "availability" text DEFAULT 'stocked' NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "lead_weeks" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "lead_weeks" integer;--> statement-breakpoint
ALTER TABLE "incoming_stock" ADD CONSTRAINT "incoming_stock_product_id_variant_key_inventory_product_id_variant_key_fk" FOREIGN KEY ("product_id","variant_key") REFERENCES "public"."inventory"("product_id","variant_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_variant_key_inventory_product_id_variant_key_fk" FOREIGN KEY ("product_id","variant_key") REFERENCES "public"."inventory"("product_id","variant_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_stock_piece_idx" ON "incoming_stock" USING btree ("product_id","variant_key","due_on");--> statement-breakpoint
CREATE INDEX "stock_alerts_user_idx" ON "stock_alerts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_made_to_order" CHECK (("inventory"."availability" = 'made to order') = ("inventory"."lead_weeks" is not null));