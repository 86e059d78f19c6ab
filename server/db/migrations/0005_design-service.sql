CREATE TABLE "design_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"concept_id" uuid,
	"parent_id" uuid,
	"number" integer,
	"page" integer,
	"x" double precision,
	"y" double precision,
	"author_id" uuid NOT NULL,
	"written_as" text NOT NULL,
	"text" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_comments_number_key" UNIQUE("request_id","number"),
	CONSTRAINT "design_comments_pin_check" CHECK (("design_comments"."parent_id" is null) = (num_nonnulls("design_comments"."number", "design_comments"."page", "design_comments"."x", "design_comments"."y") = 4))
);
--> statement-breakpoint
CREATE TABLE "design_concepts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_concepts_version_key" UNIQUE("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "design_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"package_type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"payment_method" text NOT NULL,
	"payment_note" text DEFAULT '' NOT NULL,
	"fee_cents" integer NOT NULL,
	"brief" jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"plan_file_id" uuid NOT NULL,
	"plan_version" text,
	"plan_picture_file_id" uuid,
	"plan_drawing_file_id" uuid,
	"plan_scale" jsonb,
	"evidence_file_id" uuid,
	"evidence_uploaded_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"revision_count" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"feedback" text DEFAULT '' NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"fee_reminders" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_requests_paid_check" CHECK (("design_requests"."payment_status" in ('paid', 'refunded')) = ("design_requests"."paid_at" is not null)),
	CONSTRAINT "design_requests_completed_check" CHECK (("design_requests"."status" = 'completed') = ("design_requests"."completed_at" is not null)),
	CONSTRAINT "design_requests_revisions_check" CHECK ("design_requests"."revision_count" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "design_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_revisions_number_key" UNIQUE("request_id","number"),
	CONSTRAINT "design_revisions_number_check" CHECK ("design_revisions"."number" between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "design_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_key" text NOT NULL,
	"choice" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"answer" text,
	"answer_note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "design_suggestions_piece_key" UNIQUE("request_id","product_id","variant_key"),
	CONSTRAINT "design_suggestions_quantity_check" CHECK ("design_suggestions"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_concept_id_design_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."design_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_parent_id_design_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."design_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_concepts" ADD CONSTRAINT "design_concepts_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_concepts" ADD CONSTRAINT "design_concepts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_history" ADD CONSTRAINT "design_history_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_plan_file_id_files_id_fk" FOREIGN KEY ("plan_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_plan_picture_file_id_files_id_fk" FOREIGN KEY ("plan_picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_plan_drawing_file_id_files_id_fk" FOREIGN KEY ("plan_drawing_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_evidence_file_id_files_id_fk" FOREIGN KEY ("evidence_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_revisions" ADD CONSTRAINT "design_revisions_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_suggestions" ADD CONSTRAINT "design_suggestions_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_suggestions" ADD CONSTRAINT "design_suggestions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_comments_request_idx" ON "design_comments" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "design_history_request_idx" ON "design_history" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "design_requests_reference_key" ON "design_requests" USING btree (left("id"::text, 8));--> statement-breakpoint
CREATE INDEX "design_requests_user_idx" ON "design_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_requests_created_idx" ON "design_requests" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "design_requests_status_idx" ON "design_requests" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_requests_unpaid_idx" ON "design_requests" USING btree ("created_at") WHERE payment_status = 'pending' and status = 'pending';--> statement-breakpoint
CREATE INDEX "design_suggestions_product_idx" ON "design_suggestions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "orders_evidence_idx" ON "orders" USING btree ("evidence_uploaded_at") WHERE evidence_file_id is not null and payment_status = 'pending';--> statement-breakpoint
CREATE INDEX "orders_quote_asked_idx" ON "orders" USING btree ("created_at") WHERE quote_status = 'requested';