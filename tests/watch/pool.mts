import path from 'node:path';
import {
  ForksPoolWorker,
  type PoolOptions,
  type PoolRunnerInitializer,
  type TestProject,
  type WorkerRequest,
} from 'vitest/node';

type Listener = (argument: unknown) => void;

/** The workers that wait for the next run, with the project whose tests they run. */
const idle = new Map<KeptWorker, TestProject>();

/** Counts the changes of files that are not modules, such as pages and data. */
let inputsVersion = 0;

/**
 * A worker whose process waits for the next run, with the packages that it has loaded and the files that it has parsed.
 * Before a run, Vitest discards the modules that have changed and those that import them. Modules may have read pages
 * and data, so after a change of such a file the next run gets a new process.
 */
class KeptWorker extends ForksPoolWorker {
  protected override readonly entrypoint = path.join(import.meta.dirname, 'worker.mjs');
  private version: number | undefined;
  private listeners: [event: string, listener: Listener][] = [];
  private finished: Promise<void> | undefined;
  private finish: (() => void) | undefined;

  constructor(
    private readonly project: TestProject,
    options: PoolOptions,
  ) {
    super(options);
  }

  override async start(): Promise<void> {
    await this.finished;
    if (this.version === inputsVersion) return;
    if (this.version !== undefined) await super.stop();
    this.version = inputsVersion;
    await super.start();
    super.on('exit', () => idle.delete(this));
  }

  override on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
    super.on(event, listener);
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'stop') {
      this.finished = new Promise((resolve) => (this.finish = resolve));
      idle.set(this, this.project);
    }
    super.send(message);
  }

  override async stop(): Promise<void> {
    for (const [event, listener] of this.listeners.splice(0)) this.off(event, listener);
    // Without the message above the run is cancelled by force, and the process is still busy.
    if (!this.finish) await super.stop();
    this.finish?.();
    this.finish = undefined;
  }

  /** Ends the process of a worker that waits. */
  async end(): Promise<void> {
    await this.finished;
    await super.stop();
  }
}

const watched = new Set<unknown>();

/** The pool of `npm run test:watch`, which starts a process once and not for each run. */
export const keptWorkers: PoolRunnerInitializer = {
  name: 'kept-forks',
  createPoolWorker(options) {
    const {vitest} = options.project;
    if (!watched.has(vitest)) {
      watched.add(vitest);
      vitest.vite.watcher.on('all', (_, file) => {
        if (!/\.[cm]?tsx?$/.test(file)) inputsVersion += 1;
      });
      vitest.onClose(async () => {
        await Promise.all([...idle.keys()].map((worker) => worker.end()));
      });
    }
    const known = [...idle].find(([, project]) => project === options.project)?.[0];
    if (known) idle.delete(known);
    return known ?? new KeptWorker(options.project, options);
  },
};
