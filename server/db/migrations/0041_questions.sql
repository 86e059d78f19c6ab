CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"written_as" text DEFAULT 'client' NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"product_id" uuid,
	"product_name" text DEFAULT '' NOT NULL,
	"finishes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_created_idx" ON "questions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "questions_email_idx" ON "questions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "questions_user_idx" ON "questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "questions_open_idx" ON "questions" USING btree ("kind") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "questions_pending_idx" ON "questions" USING btree ("kind") WHERE notified_at is null;