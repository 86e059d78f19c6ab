CREATE TABLE "quote_revisions" (
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_revisions_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_what_check";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_what_check" CHECK (num_nonnulls("order_items"."product_id", "order_items"."package_id") <= 1);--> statement-breakpoint
-- What was sent last before revisions were kept is the first of them.
INSERT INTO "quote_revisions" (order_id, number, sent, changes, sent_by, sent_at)
SELECT o.id, 1, jsonb_build_object(
    'items', (SELECT jsonb_agg(jsonb_build_object(
        '_id', i.id, 'productId', i.product_id, 'packageId', i.package_id, 'variantKey', i.variant_key,
        'pieces', i.pieces, 'variants', i.variants, 'name', i.name, 'image', i.image, 'quantity', i.quantity,
        'leadWeeks', i.lead_weeks,
        'price', i.unit_price_cents, 'discount', NULL, 'listPrice', i.list_price_cents, 'cost', i.cost_cents)
        ORDER BY i.position)
      FROM order_items i WHERE i.order_id = o.id),
    'itemsPrice', o.items_cents, 'shippingPrice', o.shipping_cents, 'taxPrice', o.tax_cents,
    'discount', o.discount_cents, 'totalPrice', o.total_cents, 'taxPpm', o.tax_ppm, 'taxCounty', o.tax_county,
    'taxBaseCents', o.tax_base_cents, 'validUntil', o.valid_until, 'quoteNote', o.quote_note, 'schedule', o.schedule),
  '[]', (SELECT h.actor_id FROM order_history h JOIN users u ON u.id = h.actor_id
    WHERE h.order_id = o.id AND h.type IN ('quote_sent', 'quote_revised') ORDER BY h.id DESC LIMIT 1), o.quoted_at
FROM orders o WHERE o.quoted_at IS NOT NULL AND EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id);
