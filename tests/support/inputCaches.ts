import {areInputsWatched, invalidateInputs} from '../../src/content/core/fileCache';

// Input files do not change during a run of tests: a worker reads each of them once. In watch mode each run has new workers.
if (!areInputsWatched()) invalidateInputs();
