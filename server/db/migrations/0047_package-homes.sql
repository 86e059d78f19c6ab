ALTER TABLE "boards" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "package_id" text;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_package" UNIQUE("package_id");--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_owner_check" CHECK (("boards"."owner_id" is null) <> ("boards"."package_id" is null));