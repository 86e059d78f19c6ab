/**
 * The way of an order that is not cancelled, each at one stage: asked for, quoted, agreed and still to be paid, paid
 * and still to be delivered, delivered within the week.
 */
export const pipelineStages = ['requested', 'quoted', 'accepted', 'paid', 'delivered'] as const
export type PipelineStage = (typeof pipelineStages)[number]

export const stageLabels: Record<PipelineStage, string> = {
  requested: 'Requests',
  quoted: 'Quoted',
  accepted: 'Accepted',
  paid: 'Paid',
  delivered: 'Delivered',
}

/** A week of the pipeline, in days. */
export const PIPELINE_DAYS = 7

/** So many days back requests are looked at for the share that was won. */
export const WON_DAYS = 90
