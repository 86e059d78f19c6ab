-- A due is above zero, and all of them come to what the payable comes to.
create or replace function cents_of_dues(dues jsonb) returns integer language sql immutable strict as $f$
  select case when coalesce(bool_and((due ->> 'cents')::integer > 0), true)
    then coalesce(sum((due ->> 'cents')::integer), 0)::integer end
  from jsonb_array_elements(dues) due
$f$;
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"on_day" date NOT NULL,
	"payable_id" uuid NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_line_pk" PRIMARY KEY("entry_id","line"),
	CONSTRAINT "ledger_postings_cents_check" CHECK ("ledger_postings"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"design_id" uuid,
	"total_cents" integer NOT NULL,
	"charges_cents" integer DEFAULT 0 NOT NULL,
	"reduced_cents" integer DEFAULT 0 NOT NULL,
	"written_off_cents" integer DEFAULT 0 NOT NULL,
	"received_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"kept_cents" integer DEFAULT 0 NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"is_earned" boolean DEFAULT false NOT NULL,
	"open_cents" integer GENERATED ALWAYS AS (case when is_cancelled then kept_cents else total_cents - reduced_cents end
          + charges_cents - written_off_cents - received_cents + refunded_cents) STORED NOT NULL,
	"dues" jsonb NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"marked" text,
	CONSTRAINT "payables_what_check" CHECK (coalesce("payables"."order_id", "payables"."design_id") = "payables"."id"),
	CONSTRAINT "payables_one_check" CHECK (num_nonnulls("payables"."order_id", "payables"."design_id") = 1),
	CONSTRAINT "payables_sums_check" CHECK (least("payables"."total_cents", "payables"."charges_cents", "payables"."reduced_cents", "payables"."written_off_cents",
        "payables"."received_cents", "payables"."refunded_cents", "payables"."kept_cents") >= 0
        and "payables"."reduced_cents" <= "payables"."total_cents"),
	CONSTRAINT "payables_dues_check" CHECK (cents_of_dues("payables"."dues") = "payables"."total_cents" + "payables"."charges_cents" - "payables"."reduced_cents")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payable_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"method" text NOT NULL,
	"received_on" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"evidence_file_id" uuid,
	"recorded_by" uuid,
	"state" text DEFAULT 'counted' NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_cents_check" CHECK ("payments"."cents" > 0),
	CONSTRAINT "payments_ended_check" CHECK (("payments"."state" = 'counted') = ("payments"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payable_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reduced_cents" integer DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"reason_code" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"sends" integer DEFAULT 0 NOT NULL,
	"approved_by" uuid,
	"sent_by" uuid,
	"sent_on" date,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_cents_check" CHECK ("refunds"."cents" > 0),
	CONSTRAINT "refunds_reduced_check" CHECK ("refunds"."reduced_cents" between 0 and "refunds"."cents")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_design_id_design_requests_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."design_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_evidence_file_id_files_id_fk" FOREIGN KEY ("evidence_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_payable_idx" ON "ledger_entries" USING btree ("payable_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account_idx" ON "ledger_postings" USING btree ("account");--> statement-breakpoint
CREATE INDEX "payments_payable_idx" ON "payments" USING btree ("payable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_evidence_key" ON "payments" USING btree ("evidence_file_id") WHERE state = 'counted';--> statement-breakpoint
CREATE INDEX "refunds_payable_idx" ON "refunds" USING btree ("payable_id");--> statement-breakpoint
-- What the shop agreed to before this release: one due, as its payment page asked.
insert into payables (id, order_id, total_cents, received_cents, refunded_cents, is_cancelled, is_earned, dues,
  agreed_at, paid_at, marked)
select id, id, total_cents,
  case when payment_status in ('paid', 'refunded') then total_cents else 0 end,
  case when payment_status = 'refunded' then total_cents else 0 end,
  status = 'cancelled', status = 'delivered',
  case when total_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object('kind', 'full', 'cents', total_cents,
    'rule', case payment_method when 'cash_on_delivery' then 'on_delivery' else 'agreement' end)) end,
  coalesce((select max(h.created_at) from order_history h where h.order_id = o.id and h.type = 'quote_accepted'),
    created_at),
  paid_at,
  case when payment_status = 'rejected' then 'rejected'
    when payment_status = 'refunded' and (status <> 'cancelled' or total_cents = 0) then 'refunded' end
from orders o where kind = 'purchase' or quote_status = 'accepted';
--> statement-breakpoint
insert into payables (id, design_id, total_cents, reduced_cents, received_cents, refunded_cents, is_cancelled,
  is_earned, dues, agreed_at, paid_at, marked)
select id, id, fee_cents, reduced,
  case when payment_status in ('paid', 'refunded') then fee_cents else 0 end,
  case when payment_status = 'refunded' then fee_cents else 0 end,
  is_over, status = 'completed',
  case when fee_cents = reduced then '[]'
    else jsonb_build_array(jsonb_build_object('kind', 'full', 'cents', fee_cents, 'rule', 'agreement')) end,
  created_at, paid_at,
  case when payment_status = 'rejected' then 'rejected'
    when payment_status = 'refunded' and fee_cents = 0 then 'refunded' end
from design_requests d
cross join lateral (select status in ('cancelled', 'rejected') as is_over) as over
-- A fee that went back from a request that goes on is no longer owed.
cross join lateral (select case when payment_status = 'refunded' and not is_over then fee_cents else 0 end as reduced)
  as less;
--> statement-breakpoint
create temporary table adopted on commit drop as
select p.*, coalesce(o.payment_method, d.payment_method) as method,
  case when coalesce(o.payment_method, d.payment_method) in ('cheque', 'cash_on_delivery') then '1020' else '1000' end
    as money,
  coalesce(o.evidence_file_id, d.evidence_file_id) as evidence_file_id,
  coalesce(o.delivered_at, d.completed_at) as earned_at,
  coalesce(
    (select max(h.created_at) from order_history h where h.order_id = p.order_id and h.type = 'refunded'),
    (select max(h.created_at) from design_history h where h.request_id = p.design_id and h.type = 'refunded'),
    o.updated_at, d.updated_at) as went_back_at,
  coalesce(o.discount_cents, 0) as discount, coalesce(o.shipping_cents, 0) as delivery, coalesce(o.tax_cents, 0) as tax,
  coalesce((select sum(i.unit_price_cents * i.quantity) from order_items i
    where i.order_id = p.order_id and i.package_id is not null), 0)::integer as packages,
  coalesce((select value ->> 'timeZone' from settings where section = 'general'), 'Pacific/Honolulu') as zone
from payables p left join orders o on o.id = p.order_id left join design_requests d on d.id = p.design_id;
--> statement-breakpoint
insert into payments (id, payable_id, cents, method, received_on, source, evidence_file_id, created_at)
select gen_random_uuid(), id, received_cents, method, (paid_at at time zone zone)::date, 'migration', evidence_file_id,
  paid_at
from adopted where received_cents > 0;
--> statement-breakpoint
insert into refunds (id, payable_id, cents, reduced_cents, method, reason_code, state, sends, sent_on, created_at)
select gen_random_uuid(), id, refunded_cents, reduced_cents, method, 'cancelled', 'sent', 1,
  (went_back_at at time zone zone)::date, went_back_at
from adopted where refunded_cents > 0;
--> statement-breakpoint
insert into ledger_entries (key, kind, on_day, payable_id, created_at)
select 'payment:' || id, 'payment', received_on, payable_id, created_at from payments
union all
select 'refund:' || id, 'refund', sent_on, payable_id, created_at from refunds
union all
select 'refund-sent:' || id || ':1', 'refund-sent', sent_on, payable_id, created_at from refunds
union all
select 'earned:' || id || ':1', 'earned', (earned_at at time zone zone)::date, id, earned_at from adopted
where is_earned and total_cents + discount > 0
order by 5;
--> statement-breakpoint
insert into ledger_postings (entry_id, line, account, cents)
select e.id, row_number() over (partition by e.id order by lines.account), lines.account, lines.cents
from ledger_entries e join adopted a on a.id = e.payable_id
cross join lateral (
  select a.money, a.received_cents where e.kind = 'payment'
  union all select '2000', -a.received_cents where e.kind = 'payment'
  union all select '2000', a.refunded_cents where e.kind = 'refund'
  union all select '2200', -a.refunded_cents where e.kind = 'refund'
  union all select '2200', a.refunded_cents where e.kind = 'refund-sent'
  union all select a.money, -a.refunded_cents where e.kind = 'refund-sent'
  union all select earned.* from (values
    ('2000', least(a.total_cents - a.reduced_cents, a.received_cents - a.refunded_cents)),
    ('1100', greatest(0, a.total_cents - a.reduced_cents - a.received_cents + a.refunded_cents)),
    ('4000', case when a.design_id is null then -(a.total_cents + a.discount - a.packages - a.delivery - a.tax) end),
    ('4010', -a.packages),
    ('4020', case when a.design_id is not null then -a.total_cents end),
    ('4030', -a.delivery),
    ('2100', -a.tax),
    ('4090', a.discount),
    ('4100', a.reduced_cents)) as earned where e.kind = 'earned'
) as lines (account, cents)
where lines.cents <> 0;
--> statement-breakpoint
-- A migration that adds up to something else is not made at all.
do $f$
declare wrong text;
begin
  select string_agg(id::text, ', ') into wrong from (
    select p.id from payables p left join orders o on o.id = p.order_id left join design_requests d on d.id = p.design_id
    where coalesce(o.payment_status, d.payment_status) <> coalesce(p.marked, case when p.paid_at is null then 'pending'
        when (p.is_cancelled or p.design_id is not null) and p.refunded_cents > 0
          and p.refunded_cents >= p.received_cents then 'refunded' else 'paid' end)
      or coalesce(o.paid_at, d.paid_at) is distinct from p.paid_at
    union all
    select e.payable_id from ledger_entries e join ledger_postings l on l.entry_id = e.id
    group by e.id having sum(l.cents) <> 0
    limit 20
  ) as different;
  if wrong is not null then raise exception 'What these orders and design requests come to does not add up: %', wrong;
  end if;
end
$f$;
--> statement-breakpoint
-- The books can be added to and read, nothing else.
create function refuse_change_of_ledger() returns trigger language plpgsql as $f$
begin
  raise exception 'the ledger is append-only';
end;
$f$;
--> statement-breakpoint
create trigger ledger_entries_are_append_only before update or delete on ledger_entries
  for each row execute function refuse_change_of_ledger();
--> statement-breakpoint
create trigger ledger_postings_are_append_only before update or delete on ledger_postings
  for each row execute function refuse_change_of_ledger();
--> statement-breakpoint
create function refuse_unbalanced_entry() returns trigger language plpgsql as $f$
begin
  if (select sum(cents) from ledger_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'entry % of the ledger does not come to zero', new.entry_id;
  end if;
  return null;
end;
$f$;
--> statement-breakpoint
create constraint trigger ledger_entries_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
