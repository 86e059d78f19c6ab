CREATE TABLE "content_pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_imports" ADD COLUMN "twins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- A page of the owner's own under a name that is a standard page's now gets another one; nothing of it is lost.
DO $$
DECLARE
  taken text;
  free text;
BEGIN
  FOR taken IN
    SELECT slug FROM content_pages p
    WHERE slug IN ('packages', 'own-package')
      OR slug IN ('home', 'package-questions', 'custom-design', 'design-questions') AND (
        SELECT action = 'content.created' FROM audit_log
        WHERE object_type = 'content' AND object_id = p.slug AND action IN ('content.created', 'content.deleted')
        ORDER BY id DESC LIMIT 1)
  LOOP
    SELECT taken || '-' || n INTO free FROM generate_series(2, 1000) n
    WHERE NOT EXISTS (SELECT FROM content_pages WHERE slug = taken || '-' || n) ORDER BY n LIMIT 1;
    INSERT INTO content_pages (slug, published, latest, created_at)
    SELECT free, published, latest, created_at FROM content_pages WHERE slug = taken;
    UPDATE content_versions SET slug = free WHERE slug = taken;
    DELETE FROM content_pages WHERE slug = taken;
  END LOOP;
END $$;
