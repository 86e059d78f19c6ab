import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { ReactNode } from 'react'
import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'

/** A place on a page: the part of the way from its left and from its top, 0 to 1. */
export type PlanPoint = { x: number; y: number }

/** A private file as replies show it (FileReply, FloorPlan and Concept all fit). */
export type PlanFile = {
  name: string
  contentType: string
  url: string
  /** In bytes; told of a drawing that cannot be shown. */
  size?: number
  /** What wrote a DWG, such as "AutoCAD 2018". */
  version?: string | null
}

/** A line on a page whose true length is known. Pages are counted from 1. */
export type PlanScale = { page?: number; a: PlanPoint; b: PlanPoint; metres: number }

export type PlanPin = PlanPoint & {
  id: string
  page: number
  /** What stands on the pin: its number. */
  label: string
  isResolved: boolean
}

/** What the viewer shows, and whom it tells. */
export type PlanOnTable = {
  /** Names the viewer: "Floor plan", "Concept 2". */
  label: string
  file: PlanFile
  /** The picture that a DWG carries inside. */
  pictureUrl?: string | null
  /** The same drawing as DXF. */
  drawingUrl?: string | null
  /** By which the plan is measured; a DXF that states its unit needs none. */
  scale?: PlanScale | null
  /** Keeps a scale line that was drawn; without it one holds as long as the plan is shown. */
  onScale?: (scale: Required<PlanScale>) => void | Promise<unknown>
  pins?: readonly PlanPin[]
  /** Somebody chose a place for a comment; without it there is no pin tool. */
  onPin?: (place: PlanPoint & { page: number }) => void
  /** A comment is being written: each press on the plan moves its place. */
  isPinning?: boolean
  /** The id of the pin that is open beside the plan. It is brought into view. */
  activePin?: string | null
  onActivePin?: (id: string) => void
  /** Further buttons at the end of the toolbar. */
  toolbarExtra?: ReactNode
}

export type SheetSize = { width: number; height: number }

type Shown = {
  /** By page. Pictures and drawings have one. */
  sizes: readonly SheetSize[]
  /** How many metres one unit of the size is, where the drawing states it. */
  metresPerUnit?: number
  /** Gives back what it holds of the browser. */
  close: () => void
}

/** A plan that lies ready on the table, or a drawing of which only facts can be told. */
export type OpenPlan =
  | ({ kind: 'picture'; url: string; isFromInside: boolean; version?: string } & Shown)
  | ({ kind: 'pdf'; pdf: PDFDocumentProxy } & Shown)
  | ({ kind: 'drawing'; drawing: PlanDrawing } & Shown)
  | { kind: 'closed'; version: string; close: () => void }

/** A plan that lies open. */
export type ShownPlan = Exclude<OpenPlan, { kind: 'closed' }>
