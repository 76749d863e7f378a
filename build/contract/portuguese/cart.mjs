/** What the contract says of a cart and its calls. */
export const CART = {
  Cart: 'Carrinho',
  'An answer that begins a cart sets the cookies `CART`, with the token of the cart, and `hasCart`: without `hasCart` a page whose context has no cart asks for none, and it opens the checkout of the cart only with both.':
    'Uma resposta que começa um carrinho grava os cookies `CART`, com o token do carrinho, e `hasCart`: sem `hasCart`, uma página cujo contexto não tem carrinho não pede nenhum, e ela só abre a finalização de compra do carrinho com os dois.',
  'Scripts read them, so that both have the path `/` and are not `HttpOnly`.':
    'Scripts os leem; por isso, os dois têm o caminho `/` e não são `HttpOnly`.',
  'Every field of a cart may be absent, but one of the first table has to be there.':
    'Todo campo de um carrinho pode faltar, mas um da primeira tabela precisa estar lá.',
  'A field of that table with a value of another kind makes the whole cart an error, since a wrong sum is worse than none; `null` counts as absent.':
    'Um campo dessa tabela com um valor de outro tipo faz do carrinho inteiro um erro, porque uma soma errada é pior que nenhuma; `null` conta como ausente.',
  'Amounts are whole numbers of the smallest unit of the currency.':
    'Quantias são números inteiros na menor unidade da moeda.',
  'No amount is computed: what the cart does not say is not shown.':
    'Nenhuma quantia é calculada: o que o carrinho não diz não é mostrado.',
  'A cart may have these as well.': 'Um carrinho também pode ter estes.',
  'One of another kind is left out, and the others count:':
    'Um valor de outro tipo é deixado de fora, e os outros valem:',
  'Each entry is an object.': 'Cada linha é um objeto.',
  'Every field of it may be absent, and one of another kind counts as absent:':
    'Todo campo dela pode faltar, e um de outro tipo conta como ausente:',

  field: 'campo',
  text: 'texto',
  list: 'lista',
  amount: 'quantia',
  address: 'endereço',
  anything: 'qualquer coisa',
  'list of objects': 'lista de objetos',
  'whole number': 'número inteiro',
  'whole numbers': 'números inteiros',
  'whole number from 0 on': 'número inteiro a partir de 0',
  'true or false': 'true ou false',
  'text or number': 'texto ou número',
  'ms since 1970': 'ms desde 1970',
  'list of `{ key, name, priceCents }`': 'lista de `{ key, name, priceCents }`',
  '`{ key }`, or the key': '`{ key }`, ou a chave',
  'list of `{ promoCode }`, or of codes': 'lista de `{ promoCode }`, ou de códigos',
  'list of `{ promoCode, message }`, or of codes': 'lista de `{ promoCode, message }`, ou de códigos',
  'list of `{ code, amountCents }`': 'lista de `{ code, amountCents }`',
  'list of `{ optionName, value }`': 'lista de `{ optionName, value }`',
  'list of `{ id, label, value }`': 'lista de `{ id, label, value }`',

  'Names the cart in the addresses of changes.': 'Indica o carrinho nos endereços das mudanças.',
  'Without it an item can be added, and nothing be changed.':
    'Sem ele, um item pode ser adicionado, e nada pode ser mudado.',
  'The lines, see below.': 'As linhas, veja abaixo.',
  'An answer to a change that has none is followed by reading the cart.':
    'Depois de uma resposta a uma mudança que não as tem, o carrinho é lido.',
  'The number of items; without it the sum of the quantities of `entries`.':
    'O número de itens; sem ele, a soma das quantidades de `entries`.',
  'The sum of the lines.': 'A soma das linhas.',
  'What is taken off, as a positive number.': 'O desconto, como número positivo.',
  'The price of the delivery.': 'O preço da entrega.',
  'The taxes.': 'Os impostos.',
  'What is to be paid; without it the subtotal stands at the button.':
    'O que há para pagar; sem ele, o subtotal fica junto ao botão.',
  'With true the visitor is asked for a postal code and a delivery.':
    'Com true, pede-se ao visitante um CEP e uma entrega.',
  'The place for which the deliveries are.': 'O lugar para o qual as entregas valem.',
  'The deliveries to choose from.': 'As entregas para escolher.',
  '`key` and `name` are texts; 0 is free.': '`key` e `name` são textos; 0 é grátis.',
  'The delivery that is chosen.': 'A entrega escolhida.',
  'The codes that count.': 'Os códigos que valem.',
  'The codes that do not count, and why.': 'Os códigos que não valem, e por quê.',
  'With true the order has been made: the cart is shown as such, and its items are not counted.':
    'Com true, o pedido foi feito: o carrinho é mostrado assim, e os itens dele não são contados.',
  'Not shown.': 'Não é mostrado.',
  'Until when the items are reserved.': 'Até quando os itens ficam reservados.',
  'The gift cards that pay a part.': 'Os vales-presente que pagam uma parte.',
  'What the visitor wrote for the shop.': 'O que o visitante escreveu para a loja.',
  'The smallest subtotal that can be ordered.': 'O menor subtotal com que se pode fazer o pedido.',
  'The subtotal from which on the delivery is free.': 'O subtotal a partir do qual a entrega é grátis.',
  'Why the cart cannot be ordered as it is.': 'Por que não se pode fazer o pedido com o carrinho como está.',
  'It is shown at the button.': 'É mostrado junto ao botão.',
  'Names the line in the addresses of changes.': 'Indica a linha nos endereços das mudanças.',
  'The product and its variant, with which an item that was removed is added again.':
    'O produto e a sua variante, com os quais um item removido é adicionado de novo.',
  'The name of the product.': 'O nome do produto.',
  'Its page.': 'A página dele.',
  'Its picture.': 'A imagem dele.',
  'The size of the picture, so that nothing moves when it comes.':
    'O tamanho da imagem, para que nada se mova quando ela chega.',
  'How many there are.': 'Quantos há.',
  'The most that the visitor may have.': 'O máximo que o visitante pode ter.',
  'The price of one.': 'O preço de um.',
  'The price of one before a sale.': 'O preço de um antes de uma promoção.',
  'The price of the line.': 'O preço da linha.',
  'The chosen variant.': 'A variante escolhida.',
  'What the visitor typed for the item.': 'O que o visitante digitou para o item.',
  'Without the ids of the fields nobody can bring the item back after removing it; its `value` is then sent as it is here.':
    'Sem os ids dos campos, ninguém consegue trazer de volta um item removido; o `value` é então enviado como está aqui.',
  'The plan of a subscription.': 'O plano de uma assinatura.',
  'What is wrong with the line.': 'O que há de errado com a linha.',
  'It is shown at the line.': 'É mostrado na linha.',

  "The visitor's cart; null if there is none.": 'O carrinho do visitante; null se não há nenhum.',
  'The cart of a visitor who returns is read with it: the cookie `hasCart` says that there is one.':
    'Com ela é lido o carrinho de um visitante que volta: o cookie `hasCart` diz que existe um.',
  'It is also read before the checkout, and after a change that failed.':
    'Ele também é lido antes da finalização de compra e depois de uma mudança que falhou.',
  'JSON without any field of a cart, or with a field of another kind, is an error.':
    'JSON sem nenhum campo de um carrinho, ou com um campo de outro tipo, é um erro.',
  '404 is no error: it means that there is none.': '404 não é um erro: quer dizer que não há nenhum.',
  'Adds an item.': 'Adiciona um item.',
  '`newlyAdded` of the response is its entry, unchanged.': '`newlyAdded` da resposta é a linha dele, sem mudança.',
  'The server decides what it costs, and may refuse it with a sentence for the visitor.':
    'O servidor decide quanto ele custa, e pode recusá-lo com uma frase para o visitante.',
  'Nothing is added to a cart without it.': 'Sem ela, nada é adicionado a um carrinho.',
  '`additionalFields` and `planId` are absent for a product without them.':
    '`additionalFields` e `planId` faltam em um produto que não os tem.',
  'Where the answer has no lines, `GET /api/commerce/shopping-cart` follows.':
    'Se a resposta não tem linhas, `GET /api/commerce/shopping-cart` vem depois.',
  'Changes the quantity of an entry, to 1 or more.': 'Muda a quantidade de uma linha, para 1 ou mais.',
  'The quantity of a line cannot be changed without it.': 'Sem ela, a quantidade de uma linha não pode ser mudada.',
  'Removes an entry.': 'Remove uma linha.',
  'A cart without entries is an empty one.': 'Um carrinho sem linhas é um carrinho vazio.',
  'A line cannot be removed without it.': 'Sem ela, uma linha não pode ser removida.',
  'Applies a promo code or a gift card’s code to the cart.':
    'Aplica ao carrinho um cupom ou o código de um vale-presente.',
  'The field for a code then shows an error.': 'Sem ela, o campo do código mostra um erro.',
  'Keeps a note of the visitor with the order.': 'Guarda com o pedido uma observação do visitante.',
  "This project's own call.": 'Uma chamada deste projeto.',
  'The field for a note is shown only if `storeSettings.showNoteField` of the context is true.':
    'O campo da observação só é mostrado se `storeSettings.showNoteField` do contexto é true.',
  'Says where the order goes, so that the server can name its shipping options.':
    'Diz para onde vai o pedido, para que o servidor possa indicar as opções de entrega.',
  'The field for a postal code is shown only for a cart with `requiresShipping`.':
    'O campo do CEP só é mostrado para um carrinho com `requiresShipping`.',
  "Chooses one of the cart's shipping options by its key.": 'Escolhe uma das opções de entrega do carrinho pela chave.',
  'It is called only for a cart with `shippingOptions`.': 'Só é chamada para um carrinho com `shippingOptions`.',
};
