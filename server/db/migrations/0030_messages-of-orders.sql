CREATE TABLE "order_message_files" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "order_message_files_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "order_message_files_file_key" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"written_as" text NOT NULL,
	"asks_change" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"notified_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_messages_number_key" UNIQUE("order_id","number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_message_files" ADD CONSTRAINT "order_message_files_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message_files" ADD CONSTRAINT "order_message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_pending_idx" ON "order_messages" USING btree ("order_id","written_as") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "order_messages_unread_idx" ON "order_messages" USING btree ("order_id","written_as") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "orders_change_asked_idx" ON "orders" USING btree ("change_asked_at") WHERE change_asked_at is not null;