/** The only tslib helper that bundled packages use; they `require` tslib, so tree shaking would keep all of it. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
