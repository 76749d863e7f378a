<?php
// Save it as contato.php; it needs PHP 8. The same address shows it and answers it. A browser gets a redirect, the block gets JSON.
$sent = fn (string $name): string => is_string($_POST[$name] ?? null) ? trim($_POST[$name]) : '';
$errors = [];
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    if (!filter_var($sent('email'), FILTER_VALIDATE_EMAIL)) {
        $errors['email'] = 'Confira o e-mail.';
    }
    if ($sent('mensagem') === '') {
        $errors['mensagem'] = 'Escreva a mensagem.';
    }
    if (!$errors) {
        // Keep the message here, in a database or as an email to yourself: this example throws it away.
    }
    if (str_contains($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json')) {
        http_response_code($errors ? 422 : 200);
        header('Content-Type: application/json');
        exit(json_encode($errors ? ['errors' => $errors] : ['ok' => true]));
    }
    if (!$errors) {
        header('Location: ?obrigado', true, 303);
        exit;
    }
}
?>
<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Contato</title>
    <script src="/vitrine/vitrine.js" async></script>
  </head>
  <body>
    <h1>Contato</h1>
    <?php if (isset($_GET['obrigado'])): ?><p role="status">Obrigado.</p><?php endif ?>
    <?php foreach ($errors as $message): ?><p role="alert"><?= htmlspecialchars($message) ?></p><?php endforeach ?>
    <div data-block="form" data-form-id="contato">
      <form method="post" action="/contato.php">
        <p><label>E-mail <input type="email" name="email" value="<?= htmlspecialchars($sent('email')) ?>" required></label></p>
        <p><label>Mensagem <textarea name="mensagem" rows="5" required><?= htmlspecialchars($sent('mensagem')) ?></textarea></label></p>
        <p><button type="submit">Enviar</button></p>
      </form>
    </div>
  </body>
</html>
