import {
  loadContract,
  operation as findOperation,
  type Operation,
  type OperationScenario,
} from '../../../content/contract/contract';
import {defaultLocale} from '../../../content/core/locales';
import {code, component, type Node} from '../../../content/core/markdown';
import {languagesOf, sampleFolder, sampleText} from '../../../samples/files';
import {contractOf} from '../../../gateway/values/operationId';

/** A sample panel: [id, label, file extension] per variant, and the scenarios it offers. */
interface Panel {
  label: string;
  variants: [string, string, string][];
  scenarios: OperationScenario[];
  /** Text shown for scenarios without this sample. */
  absent?: string;
}

/** A `Sample` component; its first scenario is prerendered in the first variant. */
export function samplePanel(operation: Operation, {label, variants, scenarios, absent}: Panel): Node[] {
  const first = scenarios[0];
  if (!first) return [];
  const [language, , extension] = variants[0]!;
  // Code is the same in every language, so it is generated from the English contract.
  const english = findOperation(loadContract(contractOf(operation.id), defaultLocale), operation.id);
  const text = sampleText(
    english,
    english.scenarios.find(({key}) => key === first.key)!,
    extension,
  );
  return [
    component(
      'Sample',
      {
        folder: sampleFolder(operation.id),
        label,
        scenarios: JSON.stringify(scenarios.map(({key, summary}) => [key, summary])),
        variants: JSON.stringify(variants),
        ...(absent !== undefined && {absent}),
      },
      [code(language, text.replace(/\n$/, ''))],
    ),
  ];
}

/** The sample languages of an operation, as variants of a panel. */
export function languageVariants(operation: Operation): [string, string, string][] {
  return languagesOf(operation).map(({id, label, extension}) => [id, label, extension]);
}
