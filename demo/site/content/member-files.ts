/** What the studio has written down about a member. */
interface MemberFile {
  readonly name: string;
  /** Their orders, newest first; nothing for the owner. */
  readonly orders?: readonly {
    readonly number: string;
    readonly date: string;
    readonly status: string;
    readonly total: string;
  }[];
}

const files: Readonly<Record<string, MemberFile>> = {
  'marta@exemplo.com': {
    name: 'Marta',
    orders: [
      { number: '1042', date: '16 de novembro de 2026', status: 'A caminho', total: 'R$ 172,00' },
      { number: '0987', date: '3 de agosto de 2026', status: 'Entregue', total: 'R$ 106,00' },
      { number: '0911', date: '22 de maio de 2026', status: 'Entregue', total: 'R$ 320,00' },
    ],
  },
  'lucia@exemplo.com': { name: 'Lúcia Arantes' },
};

/** The file of whoever is signed in. */
export const memberFile = (email: string): MemberFile | null =>
  (Object.hasOwn(files, email) ? files[email] : null) ?? null;
