CREATE TABLE "design_attachments" (
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "design_attachments_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "design_attachments_file_key" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "design_attachments" ADD CONSTRAINT "design_attachments_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_attachments" ADD CONSTRAINT "design_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;