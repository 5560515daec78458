/** The one helper of tslib that packages in the bundle ask for; tslib comes whole where they `require` it. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
