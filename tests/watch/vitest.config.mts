import {mergeConfig} from 'vitest/config';
import config from '../vitest.config.mts';
import {keptWorkers} from './pool.mts';

/** The tests without a browser, in processes that are kept from one run to the next. */
export default mergeConfig(config, {test: {pool: keptWorkers}});
