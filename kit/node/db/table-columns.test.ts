import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { columnNames, defaultsOf, jsonRow } from './table-columns.ts'

const chairs = pgTable('chairs', {
  leadWeeks: integer('lead_weeks'),
  name: text().notNull().default('Chair'),
})

test('columns are named as the database names them, in rows too', () => {
  expect(columnNames(chairs, ['name', 'leadWeeks'])).toEqual(['name', 'lead_weeks'])
  expect(jsonRow(chairs, { leadWeeks: 3 })).toEqual({ lead_weeks: 3 })
})

test('where nothing is said a column holds its default, or null', () => {
  expect(defaultsOf(chairs, ['name', 'leadWeeks'])).toEqual({ name: 'Chair', leadWeeks: null })
})
