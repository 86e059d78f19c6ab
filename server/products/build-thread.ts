import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BuildAnswer, BuildPiece, BuildWork } from './build-worker.ts'

/** A thread that builds the index of a large catalogue while this one answers. */
export class BuildThread implements AsyncDisposable {
  readonly #worker: Worker
  readonly #failed: Promise<never>
  #answer: Promise<unknown> | undefined

  constructor(work: BuildWork) {
    this.#worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: work })
    this.#failed = once(this.#worker, 'exit').then(() =>
      Promise.reject(new Error('The thread that builds ended')),
    )
    this.#failed.catch(() => undefined)
  }

  /** Hands over a piece once the one before is added: no more than two are under way. */
  async add(piece: BuildPiece): Promise<void> {
    await this.#answer
    void this.#ask(piece)
  }

  /** The index of all that was added. */
  async finish(): Promise<BuildAnswer> {
    await this.#answer
    const [answer] = await this.#ask([])
    return answer as BuildAnswer
  }

  #ask(piece: BuildPiece): Promise<unknown[]> {
    this.#worker.postMessage(piece, [])
    const answer = Promise.race([once(this.#worker, 'message') as Promise<unknown[]>, this.#failed])
    // Whoever asks next hears of a failure.
    answer.catch(() => undefined)
    this.#answer = answer
    return answer
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate()
  }
}
