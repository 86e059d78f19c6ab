type Fault = [id: string, what: string, plant: () => Promise<unknown>]

/** What the doctor must find in the books and the papers, each with the words that bring it about. */
export function plantedMoney(run: (text: string) => Promise<unknown>): Fault[] {
  // What the triggers would refuse.
  const among = (table: string) => async (text: string) => {
    await run(`alter table ${table} disable trigger user`)
    await run(text)
  }
  const [inLedger, inDocuments] = [among('ledger_postings'), among('documents')]
  return [
    [
      'I11',
      'an entry that does not come to zero',
      () => inLedger('update ledger_postings set cents = cents + 1'),
    ],
    ['I11', 'an entry of one line', () => inLedger('delete from ledger_postings where line > 1')],
    [
      'I12',
      'an order that nobody is asked to pay',
      () => run('delete from payables where received_cents = 0'),
    ],
    ['I12', 'money that came and no payment tells of', () => run('update payments set cents = cents + 1')],
    [
      'I12',
      'books that say another sum is owed',
      () => run('update payables set received_cents = received_cents + 1, written_off_cents = 2'),
    ],
    ['I13', 'an order that reads paid and is not', () => run('update payables set paid_at = null')],
    [
      'I14',
      'dues that come to something else',
      async () => {
        await run('alter table payables drop constraint payables_dues_check')
        await run("update payables set dues = '[]'")
      },
    ],
    [
      'I15',
      'one who owes and has money here',
      () =>
        inLedger(`insert into ledger_postings (entry_id, on_day, line, account, cents)
        select entry_id, on_day, 90 + n, case n when 1 then '1100' else '2000' end,
        case n when 1 then 500 else -500 end from ledger_postings, generate_series(1, 2) n where line = 1`),
    ],
    ['I16', 'a number that no paper bears', () => run('update number_series set next = next + 1')],
    ['I16', 'a paper that is gone', () => inDocuments("delete from documents where series = 'RC-'")],
    ['I16', 'a receipt for more than came', () => inDocuments('update documents set cents = cents + 1')],
    [
      'I16',
      'a price that was reduced without a credit note',
      () =>
        run(`update payables set reduced_cents = 100, dues = jsonb_build_array(jsonb_build_object(
        'kind', 'full', 'rule', 'agreement', 'cents', total_cents - 100)) where total_cents > 100`),
    ],
    [
      'I17',
      'a line of the bank that is matched with nothing',
      () =>
        run(`with account as (insert into bank_accounts (id, name, created_at)
          values (gen_random_uuid(), 'Bank', now()) returning id),
        import as (insert into bank_imports (id, bank_account_id, sha256, file_name, format, first_day, last_day, lines,
          new_lines, created_at) select gen_random_uuid(), id, '', '', 'csv', '2026-11-03', '2026-11-03', 1, 1, now()
          from account returning id, bank_account_id)
        insert into bank_lines (id, import_id, bank_account_id, posted_on, cents, name, memo, bank_ref, cheque_no,
          fingerprint, occurrence, state)
        select gen_random_uuid(), id, bank_account_id, '2026-11-03', 1, '', '', '', '', '', 1, 'matched' from import`),
    ],
    [
      'I18',
      'a refund of money that never came',
      () =>
        run(`insert into refunds (id, payable_id, cents, method, reason_code, state, created_at)
        select gen_random_uuid(), id, 1, 'cheque', 'other', 'sent', now() from payables where received_cents = 0`),
    ],
    [
      'I18',
      'a refund that waits and is not in the books',
      () =>
        run(`insert into refunds (id, payable_id, cents, method, reason_code, state, created_at)
        select gen_random_uuid(), id, 1, 'cheque', 'other', 'approved', now() from payables where received_cents > 0`),
    ],
    [
      'I19',
      'accounts that come to something',
      () => inLedger('update ledger_postings set cents = cents + 1'),
    ],
    [
      'I20',
      'a delivered order that is not earned',
      () => run('update payables set is_earned = not is_earned'),
    ],
    [
      'I23',
      'a sum of a day on which nothing was entered',
      () => run("insert into ledger_sums values ('2026-11-03', '', '1000', 1, 0, 0, 0)"),
    ],
  ]
}
