import path from 'node:path';
import mdxLoader from '@docusaurus/mdx-loader';
import type {Compiler, LoaderContext, RuleSetRule, RuleSetUseItem} from '@rspack/core';
import {createRecord, inputsOf, recordInputs} from '../../content/core/fileCache';

/** Texts that the compilation of a page makes beside its module, by the names of the assets which hold them. */
type ByProducts = (file: string) => [name: string, text: string][];

interface Compiled {
  code: string;
  /** The files that the module depends on, for the inputs of the page. */
  dependencies: string[];
}

/** Compiles a page with the loader of MDX and its options. */
function runLoader(context: LoaderContext, options: object, source: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, code: string): void => (error ? reject(error) : resolve(code));
    // The context inherits from the bundler's; the loader calls our `async()`, so that its result comes here.
    const own = {
      // Docusaurus lets the second bundle wait until the first one has compiled a page. The first may have it in the cache
      // on disk and never compile it.
      getOptions: {value: () => ({...options, crossCompilerCache: undefined})},
      async: {value: () => done},
    };
    void (mdxLoader as (this: unknown, source: string) => Promise<void>).call(Object.create(context, own), source);
  });
}

/**
 * The rules by which the bundler compiles pages, for the browser and for the server: those of the docs plugin, with
 * modules that depend on all inputs of a page. A page's by-products are assets of its module, because the bundler caches
 * both together.
 */
export class PageRules {
  /** Pages that were compiled for the browser and not yet taken for the server, by the file with its query. */
  private readonly compiled = new Map<string, Compiled>();
  /** Continues the compilation for the server, by the same names. */
  private readonly waiting = new Map<string, () => void>();
  private isBrowserDone = false;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param keep keeps the inputs of a module, and returns the files that it depends on
   * @param byProducts of a page that was just compiled for the browser
   */
  constructor(
    private readonly keep: (name: string, inputs: string[]) => string[],
    private readonly byProducts: ByProducts,
  ) {}

  /**
   * A rule of the docs plugin, with another loader around its own.
   *
   * @throws if the rule has other loaders than the one of MDX
   */
  wrap(rule: RuleSetRule, isServer: boolean): RuleSetRule {
    const [item, ...others] = rule.use as Exclude<RuleSetUseItem, string>[];
    if (!item?.loader.includes('mdx-loader') || others.length > 0)
      throw new Error(
        'The docs plugin compiles pages with other loaders now. Adapt src/plugins/build-cache/pageRules.ts.',
      );
    const load = (context: LoaderContext, source: string): Promise<string> =>
      this[isServer ? 'loadForServer' : 'loadForBrowser'](context, item.options as object, source);
    return {...rule, use: [{loader: path.join(__dirname, 'delegate.mjs'), options: {load}}]};
  }

  /** Bundler plugin for the bundle of the browser: says when all its pages are compiled. */
  readonly watchBrowser = (compiler: Compiler): void => {
    compiler.hooks.finishMake.tap('page-rules', () => {
      this.isBrowserDone = true;
      for (const resume of this.waiting.values()) resume();
    });
  };

  private async loadForBrowser(context: LoaderContext, options: object, source: string): Promise<string> {
    const {resource} = context;
    try {
      const compiled = await this.compile(context, options, source);
      this.compiled.set(resource, compiled);
      for (const [name, text] of this.byProducts(context.resourcePath)) context.emitFile(name, text);
      return compiled.code;
    } finally {
      this.waiting.get(resource)?.();
    }
  }

  /** Takes the compilation for the browser. There is none if only that bundle has the page in the cache on disk. */
  private async loadForServer(context: LoaderContext, options: object, source: string): Promise<string> {
    const {resource} = context;
    if (!this.isBrowserDone && !this.compiled.has(resource))
      await new Promise<void>((resume) => this.waiting.set(resource, resume));
    const compiled = this.compiled.get(resource);
    this.compiled.delete(resource);
    if (!compiled) return (await this.compile(context, options, source)).code;
    compiled.dependencies.forEach((file) => context.addDependency(file));
    return compiled.code;
  }

  /** Compiles one page after the other, because a record takes all inputs that are read meanwhile. */
  private async compile(context: LoaderContext, options: object, source: string): Promise<Compiled> {
    const record = createRecord();
    const result = this.last.then(async () => {
      let code = '';
      await recordInputs(record, async () => void (code = await runLoader(context, options, source)));
      return code;
    });
    this.last = result.catch(() => undefined);
    const compiled = {code: await result, dependencies: this.keep(context.resource, inputsOf(record))};
    compiled.dependencies.forEach((file) => context.addDependency(file));
    return compiled;
  }
}
