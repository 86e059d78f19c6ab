CREATE TABLE "documents" (
	"series" text NOT NULL,
	"seq" integer NOT NULL,
	"number" text GENERATED ALWAYS AS (series || (seq + 1000)::text) STORED NOT NULL,
	"kind" text NOT NULL,
	"payable_id" uuid NOT NULL,
	"source_id" uuid,
	"issued_on" date NOT NULL,
	"cents" integer NOT NULL,
	"cancels" text,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_series_seq_pk" PRIMARY KEY("series","seq"),
	CONSTRAINT "documents_number_unique" UNIQUE("number"),
	CONSTRAINT "documents_seq_check" CHECK ("documents"."seq" > 0),
	CONSTRAINT "documents_cents_check" CHECK (("documents"."cents" < 0) <= ("documents"."cancels" is not null))
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text PRIMARY KEY NOT NULL,
	"next" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_series_number_series_series_fk" FOREIGN KEY ("series") REFERENCES "public"."number_series"("series") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_cancels_documents_number_fk" FOREIGN KEY ("cancels") REFERENCES "public"."documents"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_payable_idx" ON "documents" USING btree ("payable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_cancels_key" ON "documents" USING btree ("cancels");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_source_key" ON "documents" USING btree ("source_id") WHERE cancels is null;--> statement-breakpoint
-- What was paid before papers had numbers has its invoice, in the order of payment; no receipts after the fact.
create temporary table papers_due on commit drop as
with standing as (
  select p.*,
    coalesce((select value ->> 'timeZone' from settings where section = 'general'), 'Pacific/Honolulu') as zone,
    jsonb_strip_nulls(jsonb_build_object(
      'customer', jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email),
      'reference', coalesce('LN-' || o.number, 'D-' || d.number),
      'sums', jsonb_build_object('total', p.total_cents, 'charges', p.charges_cents, 'reduced', p.reduced_cents,
        'received', p.received_cents, 'refunded', p.refunded_cents, 'open', p.open_cents)))
    || case when o.id is null then '{}' else jsonb_build_object('order', jsonb_build_object(
      'items', (select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'variants', i.variants,
        'pieces', i.pieces, 'price', i.unit_price_cents) order by i.position) from order_items i where i.order_id = o.id),
      'itemsPrice', o.items_cents, 'discount', o.discount_cents, 'shippingPrice', o.shipping_cents,
      'taxPrice', o.tax_cents, 'taxPpm', o.tax_ppm, 'taxCounty', o.tax_county, 'taxBaseCents', o.tax_base_cents,
      'isPickup', o.is_pickup, 'shippingAddress', o.shipping_address)) end as snapshot
  from payables p
  left join orders o on o.id = p.order_id left join design_requests d on d.id = p.design_id
  join users u on u.id = coalesce(o.user_id, d.user_id)
)
select 'INV-' as series, 'invoice' as kind, id as payable_id, null::uuid as source_id, total_cents + charges_cents as cents,
  paid_at as at, zone, snapshot
from standing where paid_at is not null and received_cents > 0
union all
select 'CN-', 'credit_note', s.id, r.id, r.reduced_cents, r.created_at, zone, snapshot
from refunds r join standing s on s.id = r.payable_id where r.reduced_cents > 0 and r.state <> 'withdrawn'
union all
select 'CN-', 'credit_note', s.id, null, s.reduced_cents - coalesce(back.cents, 0), s.agreed_at, zone, snapshot
from standing s left join (
  select payable_id, sum(reduced_cents)::integer as cents from refunds where state <> 'withdrawn' group by 1
) as back on back.payable_id = s.id
where s.reduced_cents > coalesce(back.cents, 0);
--> statement-breakpoint
insert into number_series (series, next) select series, count(*) + 1 from papers_due group by series;
--> statement-breakpoint
insert into documents (series, seq, kind, payable_id, source_id, issued_on, cents, snapshot, created_at)
select series, row_number() over (partition by series order by at, payable_id, source_id), kind, payable_id, source_id,
  (at at time zone zone)::date, cents, snapshot, at
from papers_due;
--> statement-breakpoint
create function refuse_change_of_document() returns trigger language plpgsql as $f$
begin
  raise exception 'documents are append-only';
end;
$f$;
--> statement-breakpoint
create trigger documents_are_append_only before update or delete on documents
  for each row execute function refuse_change_of_document();
