ALTER TABLE "design_suggestions" ADD COLUMN "is_from_board" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What is on the list exactly as the newest concept has it came with its board.
update design_suggestions s set is_from_board = true
from design_concepts c join boards b on b.id = c.id
where c.request_id = s.request_id
  and c.version = (select max(version) from design_concepts where request_id = s.request_id)
  and s.quantity = (
    select count(*) from jsonb_each(b.content -> 'pieces') as piece
    where piece.value ->> 'product' = s.product_id::text and piece.value ->> 'key' = s.variant_key);
