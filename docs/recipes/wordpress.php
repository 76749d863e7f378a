<?php
/**
 * Plugin Name: Vitrine
 * Description: Loads Vitrine from the folder of this plugin, and adds the shortcode [perguntas].
 * Requires at least: 6.3
 *
 * Save this file as wp-content/plugins/vitrine/vitrine.php, and put vitrine.js and chunks/ beside it.
 */
defined('ABSPATH') || exit;

add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script('vitrine', plugins_url('vitrine.js', __FILE__), [], null, ['strategy' => 'async', 'in_footer' => false]);
});

// [perguntas] around pairs of lines: a question, and its answer in the line below it.
add_shortcode('perguntas', function ($attributes, $content = '') {
    $lines = array_values(array_filter(array_map('trim', explode("\n", wp_strip_all_tags($content)))));
    ob_start();
    ?>
    <div data-block="accordion" data-first-open>
      <?php foreach (array_chunk($lines, 2) as $pair): ?>
      <details><summary><?= esc_html($pair[0]) ?></summary> <p><?= esc_html($pair[1] ?? '') ?></p></details>
      <?php endforeach ?>
    </div>
    <?php
    return ob_get_clean();
});
