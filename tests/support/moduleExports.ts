/** Finds which module imports which export of another one, from the syntax trees alone. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {root} from '../../src/content/core/root';
import {listFiles, readText} from './files';

/** A named export and the files that use it; files are relative to the root. */
interface ModuleExport {
  file: string;
  name: string;
  /** Whether its module uses it, or exports it again from another one. */
  isUsedInside: boolean;
  importers: Set<string>;
}

/** Stands for every export: the module is passed on as a whole. */
const all = '*';

const {options} = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.json'), (name) => ts.sys.readFile(name)).config,
  ts.sys,
  root,
);
const cache = ts.createModuleResolutionCache(root, (name) => name, options);

/** The named exports of all modules below these folders, and who imports them. */
export function listExports(folders: string[]): ModuleExport[] {
  const files = folders.flatMap((folder) => listFiles(folder));
  const modules = files
    .filter((file) => /\.(tsx?|m[jt]s)$/.test(file) && !file.endsWith('.d.ts'))
    .concat(fs.readdirSync(root).filter((name) => /\.(ts|mjs)$/.test(name)));
  const imported = new Map<string, Set<string>>();
  const exported: ModuleExport[] = [];
  for (const file of modules) {
    const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
    for (const [target, name] of importsOf(source)) {
      const key = `${target} ${name}`;
      imported.set(key, (imported.get(key) ?? new Set()).add(file));
    }
    for (const [name, isUsedInside] of exportsOf(source))
      exported.push({file, name, isUsedInside, importers: new Set()});
  }
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    const statements =
      readText(file)
        .match(/^import .*$/gm)
        ?.join('\n') ?? '';
    const source = ts.createSourceFile(file, statements, ts.ScriptTarget.Latest, true);
    for (const [target, name] of importsOf(source)) {
      const key = `${target} ${name}`;
      imported.set(key, (imported.get(key) ?? new Set()).add(file));
    }
  }
  return exported.map((one) => ({
    ...one,
    importers: new Set([one.name, all].flatMap((name) => [...(imported.get(`${one.file} ${name}`) ?? [])])),
  }));
}

/** File and name of everything that a module imports or exports again. */
function importsOf(source: ts.SourceFile): [file: string, name: string][] {
  const found: [file: string, name: string][] = [];
  const add = (specifier: ts.Node | undefined, names: Iterable<string>): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const {resolvedModule} = ts.resolveModuleName(
      specifier.text,
      path.join(root, source.fileName),
      options,
      ts.sys,
      cache,
    );
    const target = resolvedModule && path.relative(root, resolvedModule.resolvedFileName);
    if (target && target !== source.fileName) for (const name of names) found.push([target, name]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) add(node.moduleSpecifier, membersOf(source, bindings.name.text));
      else if (bindings) add(node.moduleSpecifier, bindings.elements.map(nameOf));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const {exportClause} = node;
      add(
        node.moduleSpecifier,
        exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(nameOf) : [all],
      );
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const {qualifier} = node;
      add(node.argument.literal, [qualifier && ts.isIdentifier(qualifier) ? qualifier.text : all]);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], [all]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const nameOf = (specifier: ts.ImportSpecifier | ts.ExportSpecifier): string =>
  (specifier.propertyName ?? specifier.name).text;

/** The members that a module uses of a namespace, or all when it passes the namespace on. */
function membersOf(source: ts.SourceFile, namespace: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === namespace && !ts.isNamespaceImport(node.parent)) {
      const {parent} = node;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) names.add(parent.name.text);
      else if (ts.isQualifiedName(parent) && parent.left === node) names.add(parent.right.text);
      else names.add(all);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Each named export of a module, and whether the module uses it itself. */
function exportsOf(source: ts.SourceFile): Map<string, boolean> {
  const names = new Set<string>();
  const again = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const {name} of statement.exportClause.elements) (statement.moduleSpecifier ? again : names).add(name.text);
    } else if (ts.canHaveModifiers(statement)) {
      const kinds = ts.getModifiers(statement)?.map(({kind}) => kind) ?? [];
      if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword)) continue;
      const declarations = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({name}) => name)
        : [(statement as ts.FunctionDeclaration).name];
      for (const name of declarations) if (name && ts.isIdentifier(name)) names.add(name.text);
    }
  }
  const counts = new Map<string, number>();
  const count = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, count);
  };
  count(source);
  return new Map(
    [...names].map((name) => [name, counts.get(name)! > 1] as const).concat([...again].map((name) => [name, true])),
  );
}
