export const QUOTE_TIME = '24-48 hours'
