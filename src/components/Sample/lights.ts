/** A field of a page and the line of a sample that sends it light each other up. */

/** A property with its indentation: `"amount": "150.00"`, `'amount' => '150.00'`. */
const property = /^( *)["']?([A-Za-z_]\w*)["']?(?::| =>)(?: |$)/;

/** For each line of code the names that lead to its property, from the outermost object on; empty if it has none. */
export function pathsOf(lines: string[]): string[][] {
  const around: {indent: number; name: string}[] = [];
  return lines.map((line) => {
    const [, spaces, name] = property.exec(line) ?? [];
    if (spaces === undefined || name === undefined) return [];
    while (around.length > 0 && around.at(-1)!.indent >= spaces.length) around.pop();
    around.push({indent: spaces.length, name});
    return around.map((one) => one.name);
  });
}

/** The field of a path. Code around the body may add names before it. */
function fieldOf(path: string[], prefix: string): HTMLElement | null {
  for (let at = 0; at < path.length; at += 1) {
    const field = document.getElementById([prefix, ...path.slice(at)].join('-'));
    if (field) return field;
  }
  return null;
}

/**
 * Lights a field and its line while the pointer or the focus is on one of them. Code that arrives later, as another
 * language does, is lit as soon as it is there.
 *
 * @param sample the element with the code
 * @param prefix begins the ids of the fields, such as `request`
 * @returns the function that stops it
 */
export function lightFields(sample: HTMLElement, prefix: string): () => void {
  let lit: Element[] = [];
  let pairs: [line: Element, field: HTMLElement | null][] | null = null;
  let target: EventTarget | null = document.activeElement;
  const readPairs = (): [line: Element, field: HTMLElement | null][] => {
    const lines = [...sample.querySelectorAll('.token-line')];
    const paths = pathsOf(lines.map(({textContent}) => textContent));
    return lines.map((line, index) => [line, fieldOf(paths[index]!, prefix)]);
  };
  const light = (): void => {
    lit.forEach((element) => element.removeAttribute('data-lit'));
    lit = [];
    if (!(target instanceof Element)) return;
    const line = target.closest('.token-line');
    const field = line ? null : target.closest(`.field[id^="${prefix}-"]`);
    if (!field && !(line && sample.contains(line))) return;
    pairs ??= readPairs();
    lit =
      pairs
        .find(([one, other]) => other !== null && (one === line || other === field))
        ?.filter((one) => one !== null) ?? [];
    lit.forEach((element) => element.setAttribute('data-lit', ''));
  };
  const follow = (event: Event): void => {
    target = event.target;
    light();
  };
  const changes = new MutationObserver(() => {
    pairs = null;
    light();
  });
  changes.observe(sample, {childList: true, subtree: true});
  const events = ['pointerover', 'focusin'];
  events.forEach((name) => document.addEventListener(name, follow));
  return () => {
    changes.disconnect();
    events.forEach((name) => document.removeEventListener(name, follow));
  };
}
