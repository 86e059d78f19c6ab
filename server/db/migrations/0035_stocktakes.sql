CREATE TABLE "audit_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "stocktake_lines" (
	"stocktake_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_key" text NOT NULL,
	"product_code" text NOT NULL,
	"name" text NOT NULL,
	"finish" text NOT NULL,
	"counted" integer NOT NULL,
	"expected" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"counted_by" uuid NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stocktake_lines_stocktake_id_product_id_variant_key_pk" PRIMARY KEY("stocktake_id","product_id","variant_key"),
	CONSTRAINT "stocktake_lines_counted_check" CHECK ("stocktake_lines"."counted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stocktakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_by" uuid,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_lines" ADD CONSTRAINT "audit_lines_entry_id_audit_log_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_stocktake_id_stocktakes_id_fk" FOREIGN KEY ("stocktake_id") REFERENCES "public"."stocktakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_counted_by_users_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktakes" ADD CONSTRAINT "stocktakes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktakes" ADD CONSTRAINT "stocktakes_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_lines_entry_idx" ON "audit_lines" USING btree ("entry_id","id");--> statement-breakpoint
CREATE INDEX "audit_lines_object_idx" ON "audit_lines" USING btree ("object_type","object_id");--> statement-breakpoint
create trigger audit_lines_are_append_only before update or delete on audit_lines
  for each row execute function refuse_change_of_audit_log();
