import { expect, test } from 'vitest'
import { differing, grouped, leavesOf, withLeaves } from './settings-leaves.ts'

const settings = {
  general: { storeName: 'Lānai', modelHosts: ['a.example'] },
  payment: { taxRate: 10, bankDetails: { bankName: 'First', accountName: 'Lānai' } },
}

test('every value has its path, and a list is one value', () => {
  expect([...leavesOf(settings).keys()]).toEqual([
    'general.storeName',
    'general.modelHosts',
    'payment.taxRate',
    'payment.bankDetails.bankName',
    'payment.bankDetails.accountName',
  ])
})

test('what differs is found in any depth, and what is not given is no difference', () => {
  const wanted = {
    general: { storeName: 'Lānai', modelHosts: ['a.example', 'b.example'], address: undefined },
    payment: { bankDetails: { bankName: 'Second' } },
  }
  const changes = differing(leavesOf(wanted), leavesOf(settings))
  expect(grouped(changes)).toEqual({
    general: { modelHosts: ['a.example', 'b.example'] },
    payment: { bankDetails: { bankName: 'Second' } },
  })
  expect(withLeaves(settings, changes)).toEqual({
    general: { storeName: 'Lānai', modelHosts: ['a.example', 'b.example'] },
    payment: { taxRate: 10, bankDetails: { bankName: 'Second', accountName: 'Lānai' } },
  })
  expect(settings.payment.bankDetails.bankName).toBe('First')
})
