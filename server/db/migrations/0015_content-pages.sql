CREATE TABLE "content_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"published" integer,
	"latest" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"in_footer" boolean NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_versions_slug_number_pk" PRIMARY KEY("slug","number")
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_slug_content_pages_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."content_pages"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_draft_idx" ON "content_versions" USING btree ("slug") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "content_versions_author_idx" ON "content_versions" USING btree ("author_id");