/** What the blocks are for: the word `group` of a block's demo JSON → the title people read. Menu and index follow this order. */
export const GROUPS = {
  content: 'Conteúdo',
  media: 'Galeria e mídia',
  forms: 'Formulários',
  shop: 'Loja',
  notices: 'Avisos e diálogos',
  development: 'Desenvolvimento',
};

/** The groups that have blocks, in order, with their blocks by title: `{ group, title, entries }[]`. */
export const grouped = (entries) =>
  Object.entries(GROUPS)
    .map(([group, title]) => ({
      group,
      title,
      entries: entries
        .filter((entry) => entry.group === group)
        .toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
    }))
    .filter(({ entries: own }) => own.length > 0);
