<?php
/**
 * Plugin Name: Khagola
 * Description: The shortcode [khagola_day place="Pune" at="18.52,73.86" tz="Asia/Kolkata"] shows the day of a town.
 * Version: 1.0.0
 * License: MIT
 */

defined('ABSPATH') || exit;

// Address of the service that browsers of your readers reach.
const KHAGOLA_SERVICE = 'http://localhost:8787';

function khagola_day($attributes) {
    $given = shortcode_atts(
        ['place' => '', 'at' => '', 'tz' => '', 'lang' => '', 'theme' => '', 'width' => '', 'height' => ''],
        $attributes,
        'khagola_day'
    );
    wp_enqueue_script('khagola', KHAGOLA_SERVICE . '/embed.js', [], null, ['strategy' => 'defer']);
    $text = '';
    foreach (array_filter($given) as $name => $value) {
        $text .= ' ' . $name . '="' . esc_attr($value) . '"';
    }
    return "<khagola-day{$text}></khagola-day>";
}

add_shortcode('khagola_day', 'khagola_day');
