import {translate} from '@docusaurus/Translate';
import {SandboxError} from '../../sandbox/protocol';
import {StepError} from './play';

/** A failure in the reader's language, with a way on. */
export function failureText(error: unknown): string {
  if (error instanceof StepError) {
    return translate(
      {
        id: 'site.tryIt.stepFailed',
        message:
          'An earlier step of the scenario, {operation}, was refused with the status {status}: {body} Start over with a new account and send the request again.',
        description: 'Shown when a request that a scenario sends before the own one was refused',
      },
      {operation: error.operation, status: error.response.status, body: error.response.body},
    );
  }
  if (!(error instanceof SandboxError)) {
    return translate({
      id: 'site.tryIt.gatewayUnavailable',
      message:
        'The gateway in your browser could not be loaded. Check your connection and send the request again. If the site was updated since you opened this page, reload the page.',
      description: 'Shown when the code of the gateway could not be loaded',
    });
  }
  switch (error.code) {
    case 'outdated_page':
      return translate({
        id: 'site.tryIt.outdatedPage',
        message: 'The site was updated since you opened this page. Reload the page; your account is kept.',
        description: 'Shown when the page and the gateway in the browser are of different releases',
      });
    case 'not_started':
      return translate({
        id: 'site.tryIt.notStarted',
        message:
          'The gateway in your browser did not start. Check your connection and send the request again. If the site was updated since you opened this page, reload the page.',
        description: 'Shown when the file of the gateway could not be loaded',
      });
    case 'crashed':
      return translate({
        id: 'site.tryIt.crashed',
        message: 'The gateway in your browser stopped. Send the request again; what was stored is kept.',
        description: 'Shown when the gateway in the browser stopped',
      });
    case 'timed_out':
      return translate({
        id: 'site.tryIt.timedOut',
        message: 'The gateway in your browser did not respond in time. Send the request again.',
        description: 'Shown when the gateway in the browser did not respond',
      });
    case 'simulation_refused':
      return translate(
        {
          id: 'site.tryIt.simulationRefused',
          message: 'The gateway refused the simulation: {message}',
          description: 'Shown when a simulation cannot happen; the message is in English',
        },
        {message: error.message},
      );
    default:
      // `account_refused` only follows `load`, which this form does not call.
      return error.message;
  }
}
