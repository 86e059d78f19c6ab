/** What single letters fill in besides, where one is tried out. */
export const sampleValues = {
  amount: '$35.00',
  tempPassword: 'koa-7Q2M-ridge',
  reason: 'The date on the receipt cannot be read.',
  details: 'A larger table, and the sofa in sage.',
  comment: 'Could this chair be lower?',
  commentPlace: 'Pin 3 on page 1',
  commentCount: '2',
  comments: 'Pin 3 on page 1: Could this chair be lower?\nPin 4 on page 2: We love this lamp.',
  stockThreshold: '5',
  stockLines: 'Shoreline sofa, Natural linen: 2 left',
}
