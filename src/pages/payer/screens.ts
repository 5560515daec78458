import {duration, money} from '../../content/core/format';
import {exchangesOf, takesNoMoney, type ExampleExchange} from '../../content/examples/serviceExamples';
import {loadServices, type RecordField, type Service, type ServiceStep} from '../../content/services/services';
import type {JsonObject} from '../../types/json';
import type {Page} from '../page';
import {methodName} from '../serviceText';

/** What a screen shows; its title is the label `payer.title.<kind>`. */
type ScreenKind =
  | 'checkout'
  | 'card'
  | 'page'
  | 'entry'
  | 'bank'
  | 'qr'
  | 'voucher'
  | 'transfer'
  | 'crypto'
  | 'waiting'
  | 'code'
  | 'otp'
  | 'prompt'
  | 'challenge'
  | 'app'
  | 'receipt'
  | 'send'
  | 'wallet'
  | 'credit'
  | 'gift'
  | 'notice'
  | 'result';

/** One value on a screen. */
export interface ScreenRow {
  label: string;
  text: string;
  /** The value in the example or the record that the text shows; absent where the text shows none. */
  from?: string;
  /** True if the person enters it. */
  isEntered?: true;
}

/** What the payer or the recipient has before them at one moment, in the language of the page. */
export interface PayerScreen {
  kind: ScreenKind;
  /** Whose screen it is, such as “Your page”. */
  place: string;
  /** The host in the address bar; absent in an app. */
  host?: string;
  title: string;
  rows: ScreenRow[];
  /** Content of the QR code. */
  qr?: string;
  button?: string;
}

/** The example of a service, as far as screens show it. */
interface Example {
  service: Service;
  page: Page;
  amount: ScreenRow[];
  /** Body of `create`. */
  first: JsonObject;
  /** Values of `fields` in the later requests, by name. */
  entered: JsonObject;
  /** `next_action`, or the recipient of a transfer to a named person. */
  action: JsonObject;
  /** When the transaction was created, RFC 3339. */
  createdAt: string;
  shopHost: string;
  pageHost: string;
}

/** Stands for a value that the example does not contain. */
const hidden = '••••';

/** Whether a field belongs to the form of a card, which is drawn apart. */
const isOfCard = (name: string): boolean => name.startsWith('card_');

/** The fields of the number of a boleto, as bank apps print them. */
const boleto = /^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/;

/** A number of a card or a voucher in the groups in which payers read it. */
const grouped = (value: string): string =>
  boleto.test(value)
    ? value.replace(boleto, '$1.$2 $3.$4 $5.$6 $7 $8')
    : /^\d{9,20}$/.test(value)
      ? value.replace(/(\d{4})(?=\d)/g, '$1 ')
      : value;

/** Labels of the rows whose values are grouped. */
const groupedRows = ['card_number', 'number'];

/** The text of a value of JSON; empty unless it is a text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const hostOf = (address: unknown): string => new URL(textOf(address)).host;

function exampleOf(service: Service, page: Page, exchanges: ExampleExchange[]): Example {
  const answers = exchanges.map(({answer}) => answer?.data).filter(Boolean) as JsonObject[];
  const first = exchanges[0]!.request;
  const named = answers.find(({holder_name: holder}) => holder !== undefined);
  const action = answers.map(({next_action: next}) => next as JsonObject | undefined).find(Boolean) ?? named ?? {};
  const payment = answers.find(({payment_url: address}) => address !== undefined)?.payment_url;
  return {
    service,
    page,
    amount: takesNoMoney(service)
      ? []
      : [
          {
            label: page.t('payer.row.amount'),
            text: money(textOf(first.amount), textOf(first.currency), page.locale),
            from: textOf(first.amount),
          },
        ],
    first,
    entered: Object.assign({}, ...exchanges.map(({request}) => request.fields ?? {})) as JsonObject,
    action,
    createdAt: textOf(answers[0]?.created_at),
    shopHost: hostOf(first.callback_url ?? first.return_url),
    pageHost: payment === undefined ? '' : hostOf(payment),
  };
}

/** The fields that take a code, by the label of its row. */
const codeFields: Partial<Record<string, string[]>> = {
  code: ['blik_code', 'otp'],
  otp: ['otp'],
  card_cvv: ['card_cvv'],
};

/** A dot for each character of a code, where some service of the same method takes it in a field. */
function hiddenAs(label: string, {method}: Service): string {
  const names = codeFields[label] ?? [];
  const field = loadServices()
    .filter((service) => names.length > 0 && service.method === method)
    .flatMap(({fields}) => fields)
    .find(({name}) => names.includes(name));
  return field ? '•'.repeat(field.example.length) : hidden;
}

/** A value of the example with its label, or a hidden one. */
function row({page, service}: Example, label: string, value?: unknown, isEntered?: true): ScreenRow {
  const isKnown = typeof value === 'string';
  return {
    label: page.t(`payer.row.${label}`),
    text: isKnown ? (groupedRows.includes(label) ? grouped(value) : value) : hiddenAs(label, service),
    ...(isKnown && {from: value}),
    ...(isEntered && {isEntered}),
  };
}

/** The time until the action expires, in its largest whole unit. */
function timeLeft({action, createdAt, page}: Example): ScreenRow[] {
  const end = action.expires_at;
  if (typeof end !== 'string' || createdAt === '') return [];
  const seconds = Math.round((Date.parse(end) - Date.parse(createdAt)) / 1000);
  const unit = [86_400, 3600, 60].find((size) => seconds >= 2 * size) ?? 60;
  return [{label: page.t('payer.row.time_left'), text: duration(seconds - (seconds % unit), page.locale), from: end}];
}

/** The fields that the merchant asks the payer for, with the values of the example; at most four. */
function askedRows({service, first, entered}: Example, isAsked: (field: RecordField) => boolean): ScreenRow[] {
  const holders: Record<string, JsonObject | undefined> = {
    'create.payer': first.payer as JsonObject | undefined,
    'pay.fields': entered,
    'update.fields': entered,
  };
  return service.fields
    .filter((field) => field.label !== undefined && isAsked(field))
    .flatMap(({name, label, in: place}) => {
      const value = holders[place]?.[name];
      return typeof value === 'string' ? [{label: label!, text: value, from: value, isEntered: true as const}] : [];
    })
    .slice(0, 4);
}

/** The form of a card: with the card of the example, or empty. Local cards have no security code. */
function cardRows(example: Example): ScreenRow[] {
  const {entered} = example;
  const {card_number: number, card_expiry_month: month, card_expiry_year: year, card_cvv: code} = entered;
  const expiry = row(example, 'card_expiry', month, true);
  return [
    row(example, 'card_number', number, true),
    month === undefined ? expiry : {...expiry, text: `${textOf(month)}/${textOf(year).slice(-2)}`},
    ...(number === undefined || code !== undefined ? [row(example, 'card_cvv', undefined, true)] : []),
  ];
}

/** Where the provider shows something: its app, its page, the counter or a message. */
const placeOfProvider = ({page, service}: Example): string => page.t(`payer.place.${service.provider}`);

/** A transfer by email, which a message asks to accept. */
const isByEmail = ({method}: Service): boolean => method === 'Interac e-Transfer';

type Part = Partial<PayerScreen>;

/** Creates a screen: its title is that of the kind, unless `more` has one. */
function screen({page}: Example, kind: ScreenKind, place: string, rows: ScreenRow[], more: Part = {}): PayerScreen {
  return {kind, place, title: page.t(`payer.title.${kind}`), rows, ...more};
}

/** The place of a screen that the merchant or the gateway draws. */
const shop = ({page, shopHost: host}: Example) => [page.t('payer.place.merchant'), {host}] as const;
const hosted = ({page, pageHost: host}: Example) => [page.t('payer.place.gateway'), {host}] as const;

/** What the payer is shown to pay with: a code, a number, an account, an address or a request to wait. */
function actionScreen(example: Example, [place, where]: readonly [string, Part]): PayerScreen {
  const {service, action, amount, page, first} = example;
  const copy = {...where, button: page.t('payer.button.copy')};
  switch (service.flow) {
    case 'qr':
      return screen(example, 'qr', place, [...amount, ...timeLeft(example)], {
        ...copy,
        // A hosted page shows its code to the payer alone; the drawing encodes the order.
        qr: String(action.payload ?? first.external_id),
      });
    case 'voucher': {
      const number = row(example, 'number', action.payload);
      return screen(example, 'voucher', place, [number, ...amount, ...timeLeft(example)], copy);
    }
    case 'crypto': {
      const {network, address, payload} = action;
      return screen(
        example,
        'crypto',
        place,
        [row(example, 'address', address), ...(network ? [row(example, 'network', network)] : []), ...amount],
        {...copy, qr: String(payload ?? first.external_id)},
      );
    }
    case 'p2p':
    case 'transfer':
      return screen(example, 'transfer', place, [...accountRows(example), ...amount, ...timeLeft(example)], {
        ...copy,
        ...(service.flow === 'p2p' && {button: page.t('payer.button.paid')}),
      });
    default: {
      const names = service.provider === 'bank' ? ['vpa'] : ['phone'];
      const account = askedRows(example, ({name}) => names.includes(name)).map(({isEntered: _, ...shown}) => shown);
      return screen(example, 'waiting', place, [...account, ...amount, ...timeLeft(example)], {
        ...where,
        ...titleOf(example, 'requires_action'),
      });
    }
  }
}

/** What the record tells the payer at a status, as a title. */
function titleOf({service}: Example, status: string): Part {
  const message = service.payer_messages.find(({when}) => when === status)?.text;
  return message === undefined ? {} : {title: message};
}

/** Where to transfer money: from the response, or on a hosted page from the record. */
function accountRows(example: Example): ScreenRow[] {
  const {action, service} = example;
  const account = (action.account ?? service.shown?.account) as JsonObject | undefined;
  if (account)
    return [
      row(example, 'to', account.holder_name),
      row(example, 'account', account.number),
      row(example, 'reference', account.reference),
    ];
  return [
    row(example, 'to', action.holder_name),
    row(example, service.flow === 'p2p' ? 'card_number' : 'account', action.card_number),
  ];
}

/** What the payer does at the provider. */
function providerScreen(example: Example, id: string): PayerScreen | undefined {
  const {service, amount, page, shopHost, entered, action} = example;
  const place = placeOfProvider(example);
  const to: ScreenRow = {label: page.t('payer.row.to'), text: shopHost, from: shopHost};
  const pin = row(example, 'pin', undefined, true);
  const button = page.t('payer.button.confirm');
  switch (id) {
    case 'challenge': {
      const {card_number: number} = entered;
      const card =
        typeof number === 'string'
          ? [{label: page.t('payer.row.card_number'), text: `${hidden} ${number.slice(-4)}`, from: number}]
          : [];
      return screen(
        example,
        'challenge',
        page.t('payer.place.issuer'),
        [to, ...amount, ...card, row(example, 'otp', undefined, true)],
        {
          button,
        },
      );
    }
    case 'code':
    case 'make':
      return screen(example, 'code', place, [row(example, 'code', entered.blik_code ?? entered.otp)]);
    case 'sms':
      return screen(example, 'otp', page.t('payer.place.message'), [row(example, 'otp', entered.otp), ...amount]);
    case 'prompt':
      return isByEmail(service)
        ? screen(example, 'prompt', page.t('payer.place.messages'), [to, ...amount], {button})
        : screen(example, 'prompt', place, [to, ...amount, pin], {button});
    case 'notice':
      return screen(example, 'notice', place, [to, ...amount]);
    case 'credit':
      return creditScreen(example);
    default:
  }
  switch (service.flow) {
    case 'voucher':
      return screen(example, 'receipt', place, [row(example, 'number', action.payload), ...amount]);
    case 'crypto':
      return screen(example, 'wallet', place, [row(example, 'address', action.address), ...amount], {
        button: page.t('payer.button.send'),
      });
    case 'transfer':
    case 'p2p':
      return screen(example, 'send', place, [...accountRows(example), ...amount], {
        button: page.t('payer.button.send'),
      });
    case 'redirect': {
      const isBank = service.provider === 'bank';
      return screen(
        example,
        'bank',
        isBank ? page.t('payer.place.bank_site') : place,
        [to, ...amount, isBank ? row(example, 'sign_in', undefined, true) : pin],
        {button},
      );
    }
    default:
      return screen(example, 'app', place, [to, ...amount, pin], {button});
  }
}

/** What the recipient gets: the money, a transfer to accept, or a code. */
function creditScreen(example: Example): PayerScreen {
  const {service, amount, page, first} = example;
  const place = placeOfProvider(example);
  if (service.provider === 'messages') return screen(example, 'gift', place, [...amount, row(example, 'code')]);
  if (!service.payer_action.includes('accept')) return screen(example, 'credit', place, amount);
  const {fields = {}} = (first.recipient ?? {}) as {fields?: JsonObject};
  const question = row(example, 'question', fields.security_question);
  return screen(
    example,
    'credit',
    page.t('payer.place.messages'),
    [...amount, question, row(example, 'reply', undefined, true)],
    {
      button: page.t('payer.button.accept'),
    },
  );
}

/** The sheet of Google Pay, which the payer confirms on the device. */
function sheetScreen(example: Example): PayerScreen {
  const {service, amount, page, shopHost} = example;
  const to: ScreenRow = {label: page.t('payer.row.to'), text: shopHost, from: shopHost};
  return screen(example, 'app', service.method, [to, ...amount, row(example, 'card_number')], {
    button: page.t('payer.button.confirm'),
  });
}

/** The first screen of the merchant: what is paid, how, and what the merchant asks for. */
function checkoutScreen(example: Example): PayerScreen {
  const {service, page, amount, first, entered} = example;
  const method: ScreenRow = {label: page.t('payer.row.method'), text: methodName(service, page)};
  const button = page.t(takesNoMoney(service) ? 'payer.button.save' : 'payer.button.pay');
  const [place, where] = shop(example);
  if (entered.card_number !== undefined)
    return screen(example, 'card', place, [...amount, ...cardRows(example)], {...where, ...saving(example), button});
  const order: ScreenRow = {
    label: page.t('payer.row.order'),
    text: String(first.external_id),
    from: String(first.external_id),
  };
  const asked =
    service.integration === 'hpp'
      ? []
      : askedRows(example, ({name, in: place}) => place !== 'update.fields' && !isOfCard(name) && !isCode(name));
  return screen(example, 'checkout', place, [...(takesNoMoney(service) ? [] : [order]), ...amount, method, ...asked], {
    ...where,
    ...saving(example),
    button,
  });
}

/** The title where a card is stored and nothing is paid. */
const saving = ({service, page}: Example): Part => (takesNoMoney(service) ? {title: page.t('payer.title.save')} : {});

/** Names of fields whose value the payer gets elsewhere. */
const isCode = (name: string): boolean => /^(otp|blik_code)$/.test(name);

/** The screen of the payment page on which the payer enters something or goes on. */
function hostedScreen(example: Example): PayerScreen {
  const {service, page, amount, first} = example;
  const [place, where] = hosted(example);
  const button = page.t(takesNoMoney(service) ? 'payer.button.save' : 'payer.button.pay');
  const method: ScreenRow = {label: page.t('payer.row.method'), text: methodName(service, page)};
  if (service.direction === 'payout') {
    const [, value] = Object.entries(service.chosen ?? {})[0] ?? [];
    const account = row(example, service.family === 'cards' ? 'card_number' : 'account', value, true);
    return screen(example, 'entry', place, [...amount, account], {...where, button: page.t('payer.button.continue')});
  }
  const isCard = service.provider === 'issuer' && service.method !== 'Google Pay';
  if (isCard)
    return screen(example, 'card', place, [...amount, ...cardRows(example)], {...where, ...saving(example), button});
  if (service.payer_action.includes('otp') && service.flow === 'push')
    return screen(example, 'page', place, [...amount, method, row(example, 'code', undefined, true)], {
      ...where,
      button,
    });
  if (service.method === 'Google Pay')
    return screen(example, 'page', place, amount, {...where, button: service.method});
  const phone = (first.payer as JsonObject | undefined)?.phone;
  const wallet = service.flow === 'push' && typeof phone === 'string' ? [row(example, 'phone', phone, true)] : [];
  return screen(example, 'page', place, [...amount, method, ...wallet], {
    ...where,
    button: page.t('payer.button.continue'),
  });
}

/** What the merchant says at the end, in the words of the record. */
function resultScreen(example: Example, status: string): PayerScreen {
  const {service, amount, first} = example;
  const [place, where] = shop(example);
  const order = row(example, service.direction === 'payout' ? 'payout' : 'order', first.external_id);
  return screen(example, 'result', place, takesNoMoney(service) ? [] : [order, ...amount], {
    ...where,
    ...titleOf(example, status),
  });
}

/** The screen of one step, or undefined where the payer or the recipient sees nothing new. */
function screenAt(example: Example, {id, from, to}: ServiceStep, later: ServiceStep[], before?: PayerScreen) {
  const {service, entered} = example;
  const isPerson = (party: string): boolean => party === 'payer' || party === 'recipient';
  if (id === 'tell' && isPerson(from)) return undefined;
  if (isPerson(from)) {
    switch (to) {
      case 'merchant':
        if (service.flow === 'debit') return undefined;
        if (id === 'confirm') return sheetScreen(example);
        if (id === 'enter') {
          const [place, where] = shop(example);
          const code = row(example, service.flow === 'otp' ? 'otp' : 'code', entered.otp ?? entered.blik_code, true);
          const button = example.page.t('payer.button.continue');
          return screen(example, 'otp', place, [code], {...where, button, title: example.page.t('payer.title.enter')});
        }
        return checkoutScreen(example);
      case 'gateway': {
        if (id === 'confirm') return sheetScreen(example);
        // The page shows what to pay with as soon as it is open.
        const isShown = later.some(({id: next, from: by}) => next === 'show' && by === 'gateway');
        return isShown ? undefined : hostedScreen(example);
      }
      default:
        // A request to approve was drawn with its button; one by email leads to the bank.
        if (before?.kind !== 'prompt') return providerScreen(example, id);
        return isByEmail(service)
          ? providerScreen({...example, service: {...service, flow: 'redirect'}}, id)
          : undefined;
    }
  }
  if (!isPerson(to)) return undefined;
  if (from === 'provider') return id === 'return' ? undefined : providerScreen(example, id);
  switch (id) {
    case 'show':
      return actionScreen(example, from === 'gateway' ? hosted(example) : shop(example));
    case 'button':
      return hostedScreen(example);
    case 'promise':
      return resultScreen(example, 'authorized');
    case 'done':
    case 'tell':
      return before?.kind === 'result' ? undefined : resultScreen(example, 'success');
    default:
      return undefined;
  }
}

/**
 * What the payer or the recipient sees, in the order of the service's steps, with the values of its example. A check
 * that neither of them takes part in has no screens.
 */
export function screensOf(service: Service, page: Page): PayerScreen[] {
  const isChecked =
    service.flow === 'check' || (takesNoMoney(service) && service.payer_action.every((action) => action === 'none'));
  if (isChecked) return [];
  const example = exampleOf(service, page, exchangesOf(service));
  const screens: PayerScreen[] = [];
  for (const [index, step] of service.steps.entries()) {
    const next = screenAt(example, step, service.steps.slice(index + 1), screens.at(-1));
    if (next) screens.push(next);
  }
  // A token ends with a step of the merchant, and the payer sees that the card is saved.
  if (service.flow === 'token') screens.push(resultScreen(example, 'success'));
  return screens;
}

/**
 * The payment page of a payment in the test environment: the code of its method, the amount and the shop of the payment,
 * and the button that pays.
 */
export function testPageOf(service: Service, page: Page, exchange: ExampleExchange): PayerScreen {
  const example = exampleOf(service, page, [exchange]);
  const {shopHost, amount} = example;
  const to: ScreenRow = {label: page.t('payer.row.to'), text: shopHost, from: shopHost};
  return {
    ...actionScreen(example, hosted(example)),
    rows: [...amount, to, ...timeLeft(example)],
    button: page.t('payer.button.pay'),
  };
}
