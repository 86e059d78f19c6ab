DROP INDEX "order_items_product_idx";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
update order_items i set placed_at = o.created_at,
  sold_at = case when o.payment_status = 'paid' and o.status <> 'cancelled' then o.paid_at end
from orders o where o.id = i.order_id;
--> statement-breakpoint
-- A line is written with its order, or with each quote that is sent; what says when it was placed needs no look.
create function date_order_item() returns trigger language plpgsql as $f$
begin
  select created_at, case when payment_status = 'paid' and status <> 'cancelled' then paid_at end
    into new.placed_at, new.sold_at
    from orders where id = new.order_id;
  return new;
end;
$f$;
--> statement-breakpoint
create trigger order_items_dated before insert on order_items
  for each row when (new.placed_at is null) execute function date_order_item();
--> statement-breakpoint
create function date_items_of_order() returns trigger language plpgsql as $f$
begin
  update order_items set placed_at = new.created_at,
    sold_at = case when new.payment_status = 'paid' and new.status <> 'cancelled' then new.paid_at end
    where order_id = new.id;
  return null;
end;
$f$;
--> statement-breakpoint
create trigger orders_date_items after update of created_at, paid_at, payment_status, status on orders
  for each row when (
    old.created_at is distinct from new.created_at
    or case when old.payment_status = 'paid' and old.status <> 'cancelled' then old.paid_at end
      is distinct from case when new.payment_status = 'paid' and new.status <> 'cancelled' then new.paid_at end
  ) execute function date_items_of_order();
--> statement-breakpoint
CREATE INDEX "order_items_sold_idx" ON "order_items" USING btree ("sold_at","product_id","package_id","order_id","quantity","unit_price_cents","cost_cents") WHERE sold_at is not null;--> statement-breakpoint
CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id","placed_at","order_id");
