import type { Views, View } from './booklet-views.ts'
import type { Box } from './laid-pages.ts'
import type { Paper } from './paper.ts'
import { hairline, sheet, styles } from './paper-styles.ts'
import type { BookletComment, BookletPlate } from './printed-booklet.ts'
import { refuseLongPaper } from './processor-time.ts'

const WIDTH = sheet.right - sheet.left
/** The most that one view takes, so that its title and some notes stand on the same sheet. */
const TALLEST = 500
const TALLEST_COVER = 285
const BELOW_COVER = 22
/** A view may shrink to this part of its size to stay on the sheet that was begun. */
const SHRINK = 0.72
const TITLE_HEIGHT = 62
const ABOVE_PLATE = 26
const PIN = { radius: 7.5, outline: 1.2 }
const REPLY_INDENT = 24
const BELOW_VIEW = 12
const BELOW_NOTES = 12
const ABOVE_COMMENTS = 4
const ABOVE_REPLY = 3
const BELOW_COMMENT = 10
/** Who wrote a comment and its first lines stay together. */
const COMMENT_BEGINNING = 2 * styles.body.leading + styles.small.leading

/** The floor plan or a concept: title, all its pages with the pins on them, notes, and what was written on it. */
export function drawPlate(paper: Paper, plate: BookletPlate, { views, remark }: Views): void {
  // What can be seen begins a sheet, so that it is as large as a sheet allows, with what is said of it below.
  if (!paper.makeRoom(views.length > 0 ? sheet.height : TITLE_HEIGHT)) paper.skip(ABOVE_PLATE)
  paper.write(plate.title, styles.total)
  if (plate.about) paper.write(plate.about, styles.small)
  paper.skip(10)
  for (const view of views) drawView(paper, view, plate, views.length)
  if (remark) paper.write(remark, styles.body)
  if (plate.notes) drawNotes(paper, plate.notes)
  if (plate.comments.length > 0) drawComments(paper, plate.comments)
}

/** Leaves the brief its room on the first sheet. */
export function drawCover(paper: Paper, view: View | undefined): void {
  if (!view) return
  const { width, height } = fitted(view, TALLEST_COVER)
  const box = { x: sheet.left + (WIDTH - width) / 2, y: paper.y, width, height }
  view.draw(paper, box)
  drawFrame(paper, box)
  paper.skip(height + BELOW_COVER)
}

function drawView(paper: Paper, view: View, plate: BookletPlate, count: number): void {
  const wanted = fitted(view, TALLEST)
  const label = count > 1 ? styles.small.leading : 0
  if (paper.room < wanted.height * SHRINK + label) paper.makeRoom(wanted.height + label)
  const words = count === 1 ? BELOW_VIEW + wordsHeight(paper, plate) : 0
  const { width, height } = fitted(view, heightBeside(words, wanted.height, paper.room - label))
  const box = { x: sheet.left, y: paper.y, width, height }
  view.draw(paper, box)
  drawFrame(paper, box)
  for (const comment of plate.comments) if (comment.page === view.page) drawPin(paper, comment, box)
  paper.skip(height)
  if (count > 1) paper.write(`Page ${view.page}`, styles.small)
  paper.skip(BELOW_VIEW)
}

/** As high as wanted and as there is room; a little less where the words about a view then stand on its sheet. */
function heightBeside(words: number, wanted: number, room: number): number {
  const left = room - words
  return Math.min(wanted, left >= wanted * SHRINK ? left : room)
}

/** As wide as the sheet, or as high as `tallest`. */
function fitted({ width, height }: View, tallest: number): { width: number; height: number } {
  const scale = Math.min(WIDTH / width, tallest / height)
  return { width: width * scale, height: height * scale }
}

function drawFrame(paper: Paper, { x, y, width, height }: Box): void {
  paper.draw((doc) => doc.rect(x, y, width, height).lineWidth(hairline.width).stroke(hairline.color))
}

function drawPin(paper: Paper, { number, x, y }: BookletComment, box: Box): void {
  drawNumber(paper, number, box.x + x * box.width, box.y + y * box.height)
}

/** A number in a disc around a point. */
function drawNumber(paper: Paper, number: number, x: number, y: number): void {
  const style = { ...styles.strong, size: 8, color: '#FFFFFF' }
  paper.draw((doc, type) => {
    doc.circle(x, y, PIN.radius).lineWidth(PIN.outline).fillAndStroke(styles.strong.color, style.color)
    const text = String(number)
    type.draw(text, style, x - type.width(text, style) / 2, y - style.size * 0.62)
  })
}

function drawNotes(paper: Paper, notes: string): void {
  paper.write('Notes', styles.label)
  paper.write(notes, styles.body)
  paper.skip(BELOW_NOTES)
}

function drawComments(paper: Paper, comments: readonly BookletComment[]): void {
  paper.makeRoom(styles.label.leading + COMMENT_BEGINNING)
  paper.write('Comments', styles.label)
  paper.skip(ABOVE_COMMENTS)
  for (const comment of comments) {
    refuseLongPaper()
    paper.makeRoom(COMMENT_BEGINNING)
    const x = sheet.left + REPLY_INDENT
    drawNumber(paper, comment.number, sheet.left + PIN.radius + 1, paper.y + PIN.radius + 1)
    paper.write(saidBy(comment) + (comment.isSettled ? '  ·  Settled' : ''), styles.small, { x })
    paper.write(comment.text, styles.body, { x })
    const earlier = earlierWords('answer', comment.earlierReplies)
    if (earlier) paper.write(earlier, styles.small, { x: x + REPLY_INDENT })
    for (const reply of comment.replies) {
      paper.skip(ABOVE_REPLY)
      paper.write(saidBy(reply), styles.small, { x: x + REPLY_INDENT })
      paper.write(reply.text, styles.body, { x: x + REPLY_INDENT })
    }
    paper.skip(BELOW_COMMENT)
  }
}

/** Says of what is not printed where it can be read; nothing where all is printed. */
export function earlierWords(what: 'comment' | 'answer', count: number): string {
  if (count === 0) return ''
  return count === 1
    ? `1 earlier ${what} is on the page of this design.`
    : `${count} earlier ${what}s are on the page of this design.`
}

/** How much of a sheet the notes and comments of a plate take. */
function wordsHeight(paper: Paper, { notes, comments }: BookletPlate): number {
  const ofNotes = notes ? styles.label.leading + paper.height(notes, styles.body, WIDTH) + BELOW_NOTES : 0
  const heights = comments.map((comment) => commentHeight(paper, comment))
  const head = comments.length > 0 ? styles.label.leading + ABOVE_COMMENTS : 0
  return heights.reduce((sum, height) => sum + height, ofNotes + head)
}

function commentHeight(paper: Paper, { text, replies, earlierReplies }: BookletComment): number {
  refuseLongPaper()
  const width = WIDTH - REPLY_INDENT
  const said = (words: string, indent: number) =>
    styles.small.leading + paper.height(words, styles.body, width - indent)
  const ofReplies = replies.map((reply) => ABOVE_REPLY + said(reply.text, REPLY_INDENT))
  const height = ofReplies.reduce(
    (sum, one) => sum + one,
    said(text, 0) + BELOW_COMMENT + (earlierReplies > 0 ? styles.small.leading : 0),
  )
  return Math.max(height, COMMENT_BEGINNING)
}

function saidBy({ author, date }: { author: string; date: string }): string {
  return `${author}  ·  ${date}`
}
