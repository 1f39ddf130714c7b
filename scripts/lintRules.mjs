/** Lint rules of this house that oxlint does not bring, in ESLint's form. */

const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

/** `Date.now` and `Temporal.Now` are restricted properties. */
const readsNoClock = {
  create(context) {
    const refuse = (node) =>
      context.report({
        node,
        message: 'The clock is read in one file per side (clock.ts); rules take the time as an argument.',
      });
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) refuse(node);
      },
      CallExpression(node) {
        if (isDate(node.callee)) refuse(node);
      },
    };
  },
};

const noSpreadLiterals = {
  create(context) {
    return {
      SpreadElement(node) {
        const literal = { ObjectExpression: 'properties', ArrayExpression: 'elements' }[node.parent.type];
        if (literal && node.argument.type === node.parent.type)
          context.report({ node, message: `Write the ${literal} themselves.` });
      },
    };
  },
};

/** The one file of shared/ with a package besides zod: decision 0001. */
const HASHES = /shared\/domain\/people\/consent\/waiverVersion\.ts$/;

/** shared/ imports only zod/mini, and by address what lies in it. */
const importsOnlyZod = {
  create(context) {
    const look = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string' || name === 'zod/mini' || /^\.\.?\//.test(name)) return;
      if (name.startsWith('@noble/hashes/') && HASHES.test(context.filename.replaceAll('\\', '/'))) return;
      const message = 'shared/ imports only zod (zod/mini, for the size of the first load).';
      context.report({ node, message });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'reads-no-clock': readsNoClock,
    'no-spread-literals': noSpreadLiterals,
    'imports-only-zod': importsOnlyZod,
  },
};
