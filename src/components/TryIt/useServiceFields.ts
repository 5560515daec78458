import {useEffect, useMemo, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {AccountView} from '../../sandbox/client';
import {formVersion, type Body, type FormField, type OperationForm, type ServiceForm} from '../../wire/form';
import {withService} from './values';

/** The service that a request is about: the one that it names, or that of its transaction. */
function serviceOf(form: OperationForm, body: Body | null, account: AccountView | null): string | undefined {
  if (!body) return undefined;
  if (typeof body.service === 'string') return body.service;
  if (typeof body.service_id === 'number') return form.services.find(([, id]) => id === body.service_id)?.[0];
  return account?.transactions.find(({data, number}) => [data.id, number].includes(body.transaction_id as never))?.data
    .service;
}

/** The fields of the request, with the own fields of the service that it is about once they are loaded. */
export function useServiceFields(form: OperationForm, body: Body | null, account: AccountView | null): FormField[] {
  const folder = useBaseUrl('/forms/services/');
  const [service, setService] = useState<ServiceForm | null>(null);
  const {part} = form;
  const code = part && serviceOf(form, body, account);
  const isKnown = code !== undefined && (form.services.length === 0 || form.services.some(([each]) => each === code));
  useEffect(() => {
    if (!isKnown) return undefined;
    const controller = new AbortController();
    fetch(`${folder}${code}.json`, {signal: controller.signal})
      .then((response) => (response.ok ? response.json() : null))
      .then((loaded: ServiceForm | null) => loaded?.version === formVersion && setService(loaded))
      // Without the record the form has the fields of the contract.
      .catch(() => undefined);
    return () => controller.abort();
  }, [folder, code, isKnown]);
  return useMemo(
    () =>
      part && service && service.code === code
        ? withService(form.fields, service, part, form.scheme === 'v1')
        : form.fields,
    [form, service, part, code],
  );
}
