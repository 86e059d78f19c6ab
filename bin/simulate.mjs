import { simulate } from '#tests/sim/simulate.ts'

process.exit((await simulate(process.argv.slice(2))) ? 0 : 1)
