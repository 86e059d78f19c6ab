-- Texts of products are stored with one character for each line end, as every text of several lines is by now.
UPDATE products SET description = replace(description, E'\r\n', E'\n') WHERE position(E'\r\n' in description) > 0;--> statement-breakpoint
UPDATE products SET details = replace(details::text, '\r\n', '\n')::jsonb WHERE position('\r\n' in details::text) > 0;
