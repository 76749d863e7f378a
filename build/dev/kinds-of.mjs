/** What a file belongs to, by its path from the root. */
const KINDS = {
  build: /^build\//,
  style: /^src\/.+\.css$/,
  bundle: /^src\//,
  // What declarations and demo pages are made from.
  pages: /^src\/(vocab\/|widgets\/[\w-]+\/(block\.ts|example\.))|^demo\/(pages|blocks|scenes)\//,
  parts: /^(demo\/parts|src\/widgets\/_shared)\//,
  playground: /^demo\/playground\/|^src\/(lint|vocab)\/|^src\/widgets\/[\w-]+\/block\.ts$/,
  server: /^demo\/(server|site\/(?!styles)|serve)|^src\/(vocab|api|strings)\//,
};

/** What the demo and the registry's build write themselves, and what editors keep beside a file. */
const IGNORED = /^demo\/\.(data|build)\b|~$|\.sw\w$|\/\.[^/]*$/;

/** Whether a changed file has anything to show. */
export const isShown = (path) => !IGNORED.test(path);

/** What has to be made anew where some files have changed. */
export const kindsOf = (paths) =>
  new Set(Object.keys(KINDS).filter((kind) => paths.some((path) => KINDS[kind].test(path))));

/** The style sheets among them; all of them where a page needs no reload. */
export const stylesOf = (paths) => paths.filter((path) => KINDS.style.test(path));
