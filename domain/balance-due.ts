export const BALANCE_DUE = 'before delivery or installation'
