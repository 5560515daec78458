import ts from 'typescript';

/**
 * Finds text that a translator of the browser would break.
 *
 * A translator replaces each text node by elements. React then cannot remove the node, put anything before it or change
 * it: the page crashes, or keeps its old text. Only a text that is the single child of an element is safe, because React
 * then sets the content of the element and keeps no node.
 */

/** Components that return a text instead of an element. */
const textComponents = new Set(['Translate', 'Interpolate']);

const textFlags =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

const isElement = (node) => node?.type === 'JSXElement' || node?.type === 'JSXFragment';
const nameOf = (element) =>
  element.type === 'JSXElement' && element.openingElement.name.type === 'JSXIdentifier'
    ? element.openingElement.name.name
    : '';
const isTextComponent = (node) => textComponents.has(nameOf(node));
const isHost = (element) => /^[a-z]/.test(nameOf(element));

/** Whether React renders a JSX child: JSX drops blank lines, and comments are empty expressions. */
function isRendered(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

const contains = (outer, inner) => outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
const hasKey = ({openingElement}) => openingElement?.attributes.some(({name}) => name?.name === 'key') ?? false;
const nameOfFunction = (node) =>
  node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : '') ?? '';

/** The elements that an expression can evaluate to. */
function rootsOf(expression) {
  if (!expression) return [];
  if (isElement(expression)) return [expression];
  if (expression.type === 'ConditionalExpression')
    return [...rootsOf(expression.consequent), ...rootsOf(expression.alternate)];
  return expression.type === 'LogicalExpression' ? rootsOf(expression.right) : [];
}

/** The elements that a component can return. */
function returnsOf(node) {
  if (node.type === 'ReturnStatement') return rootsOf(node.argument);
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return rootsOf(node.body);
  const parts =
    {
      BlockStatement: () => node.body,
      IfStatement: () => [node.consequent, node.alternate],
      SwitchStatement: () => node.cases.flatMap(({consequent}) => consequent),
      TryStatement: () => [node.block, node.handler?.body, node.finalizer],
    }[node.type]?.() ?? (/Function/.test(node.type) ? [node.body] : []);
  return parts.filter(Boolean).flatMap(returnsOf);
}

/** @type {import('eslint').Rule.RuleModule} */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sibling:
        'A translator of the browser breaks a text beside other children. Put it into an element of its own, such as <span>.',
      fragment:
        'A translator of the browser breaks a text in a fragment. Put it into an element of its own, such as <span>.',
      list: 'A translator of the browser breaks texts in a list of children. Put each of them into an element of its own.',
      returned:
        'A translator of the browser breaks the text of a component that returns no element. Return it in one, such as <span>, or make the component a function that its caller puts into one.',
      translate:
        '<Translate> is safe only as the single child of an element. Write translate(), or put it into one, such as <span>.',
      alternative:
        'React keeps the element of this <Translate> for the alternative, and with it the old text of a translated page. Write translate(), or give both elements keys.',
      values:
        'The text of <Translate> does not change with its values on a translated page. Write translate(), or pass elements.',
    },
  },
  create(context) {
    const {sourceCode} = context;
    const services = sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    const isText = (type) => {
      if (type.isUnion()) return type.types.some(isText);
      if (type.isStringLiteral() && type.value === '') return false;
      if (type.flags & ts.TypeFlags.TypeParameter) {
        const constraint = checker.getBaseConstraintOfType(type);
        return !constraint || isText(constraint);
      }
      return (type.flags & textFlags) !== 0;
    };
    const isTexts = (type) =>
      type.isUnion()
        ? type.types.some(isTexts)
        : (checker.isArrayType(type) || checker.isTupleType(type)) &&
          checker.getTypeArguments(type).some((each) => isText(each) || isTexts(each));
    const typeOf = (expression) => services.getTypeAtLocation(expression);

    /** Whether a child can be a text. */
    const canBeText = (child) => {
      if (child.type === 'JSXText') return true;
      if (child.type === 'JSXExpressionContainer')
        return isText(typeOf(child.expression)) || isTexts(typeOf(child.expression));
      return child.type === 'JSXSpreadChild';
    };

    const checkChildren = (container) => {
      const children = container.children.filter(isRendered);
      const isFragment =
        container.type === 'JSXFragment' || /(^|\.)Fragment$/.test(sourceCode.getText(container.openingElement.name));
      for (const child of children) {
        // <Translate> has checks of its own.
        if (isTextComponent(container) || isElement(child)) continue;
        if (isFragment || children.length > 1) {
          if (canBeText(child)) context.report({node: child, messageId: isFragment ? 'fragment' : 'sibling'});
        } else if (
          child.type === 'JSXExpressionContainer' &&
          isTexts(typeOf(child.expression)) &&
          !isText(typeOf(child.expression))
        ) {
          context.report({node: child, messageId: 'list'});
        }
      }
    };

    const checkTranslate = (node) => {
      const {parent} = node;
      const isSingle =
        parent.type === 'JSXElement' &&
        (isHost(parent) || nameOf(parent) === 'Link') &&
        parent.children.filter(isRendered).length === 1;
      if (!isSingle) context.report({node, messageId: 'translate'});
      const values = node.openingElement.attributes.find(({name}) => name?.name === 'values')?.value?.expression;
      if (values && !(values.type === 'ObjectExpression' && values.properties.every(({value}) => isElement(value))))
        context.report({node, messageId: 'values'});
    };

    /** Reports alternatives of the same element type without a key: React would reuse the replaced text. */
    const checkAlternatives = (node) => {
      let branch = node;
      for (let at = node.parent; at; branch = at, at = at.parent) {
        if (/Function/.test(at.type)) {
          if (/^[A-Z]/.test(nameOfFunction(at))) report(returnsOf(at));
          return;
        }
        if (at.type === 'ConditionalExpression' && branch !== at.test) report(rootsOf(at));
      }
      function report(roots) {
        const own = roots.find((root) => contains(root, node));
        if (
          own &&
          !hasKey(own) &&
          roots.some(
            (root) =>
              root !== own &&
              !hasKey(root) &&
              nameOf(root) === nameOf(own) &&
              /<(Translate|Interpolate)\b/.test(sourceCode.getText(root)),
          )
        )
          context.report({node, messageId: 'alternative'});
      }
    };

    const checkReturned = (node, expression) => {
      let scope = node;
      while (scope && !/Function/.test(scope.type)) scope = scope.parent;
      if (!scope || !/^[A-Z]/.test(nameOfFunction(scope))) return;
      if (isText(typeOf(expression)) || isTexts(typeOf(expression)))
        context.report({node: expression, messageId: 'returned'});
    };

    return {
      JSXElement(node) {
        if (isTextComponent(node)) {
          checkTranslate(node);
          checkAlternatives(node);
        }
        checkChildren(node);
      },
      JSXFragment: checkChildren,
      ReturnStatement(node) {
        if (node.argument) checkReturned(node, node.argument);
      },
      ArrowFunctionExpression(node) {
        if (node.body.type !== 'BlockStatement') checkReturned(node, node.body);
      },
    };
  },
};
