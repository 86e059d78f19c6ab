import { expect, test } from 'vitest'
import { z } from 'zod'
import { grouped, leavesOf } from '#domain/settings/settings-leaves.ts'
import { sampleSettings } from '#tests/support/samples/settings.ts'
import { settingsChanges, SettingsForm } from '#contract/settings-form.ts'
import { changedLeaves, changeToSend } from './use-settings-form.ts'

const shown = sampleSettings()

test('nothing is sent while everything is as it was shown', () => {
  expect(changeToSend(sampleSettings(), shown)).toEqual({ seen: {} })
})

test('what was typed is sent beside what had stood there, field by field', () => {
  const typed = sampleSettings()
  typed.general.storeName = 'Koa House'
  typed.payment.bankDetails.accountNumber = '42'
  expect(changeToSend(typed, shown)).toEqual({
    general: { storeName: 'Koa House' },
    payment: { bankDetails: { accountNumber: '42' } },
    seen: {
      general: { storeName: 'Lānai' },
      payment: { bankDetails: { accountNumber: '0000000000' } },
    },
  })
})

test.each([...leavesOf(shown)])('%s can be sent alone', (path, value) => {
  const sent = z
    .object(settingsChanges)
    .partial()
    .safeParse(grouped(new Map([[path, value]])))
  expect(sent.error).toBeUndefined()
})

test('what was typed and taken back is no change', () => {
  const typed = sampleSettings()
  typed.general.modelHosts = ['a.example']
  expect([...changedLeaves(typed, shown).keys()]).toEqual(['general.modelHosts'])
  typed.general.modelHosts = []
  expect(changedLeaves(typed, shown).size).toBe(0)
})

test('what a setting needs is missed beside what is wrong with another', () => {
  const typed = sampleSettings()
  typed.general.storeName = ''
  typed.shipping.allowLocalPickup = true
  typed.shipping.localPickupAddress = ''
  const { error } = SettingsForm.safeParse(typed)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'general.storeName',
    'shipping.localPickupAddress',
  ])
})
