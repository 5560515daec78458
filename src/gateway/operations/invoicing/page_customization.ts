import {leastContrast} from '../../limits';
import {contrastsOf} from '../../values/contrast';
import {fieldsFailure, type FieldFailure} from '../../values/failure';
import {looksOf, templateOfPoint} from '../../books/templates';
import {toRfc3339} from '../../values/time';
import type {Handler} from '../../books/types';
import type {PageCustomizationChange} from '../../../types/contract/invoicing';

/** Sets the branding of a template's pages or of the point's. The reference gateway does not fetch the logo. */
export const setPageLook: Handler<'invoicing/page_customization'> = (context, body) => {
  const {world, state, now, point} = context;
  const mistakes = contrastMistakes(body);
  if (body.point !== point.id)
    mistakes.push({
      pointer: '/point',
      code: 'field_value_not_allowed',
      detail: 'Send the id of the point that the client belongs to.',
    });
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  const owner =
    body.template_id === undefined ? `point_${point.id}` : templateOfPoint(context, body.template_id).data.id;
  const looks = looksOf(state);
  const old = looks[owner];
  const time = toRfc3339(now);
  const data = {
    ...body,
    preview_url: `${world.hosts.pay}/preview/${owner}`,
    is_test: true,
    version: (old?.version ?? 0) + 1,
    created_at: old?.created_at ?? time,
    updated_at: time,
  };
  looks[owner] = data;
  return data;
};

/** Reports text whose contrast with its background is too low. */
function contrastMistakes({colors}: PageCustomizationChange): FieldFailure[] {
  if (!colors) return [];
  return contrastsOf(colors)
    .filter(({isEnough}) => !isEnough)
    .map(({text, beneath, ratio}) => ({
      pointer: `/colors/${text}`,
      code: 'field_value_not_allowed',
      detail: `The contrast of ${text} on ${beneath} is ${ratio}:1; send colours with ${leastContrast}:1 or more.`,
    }));
}
