<?php
/**
 * Plugin Name: @name@ for WooCommerce
 * Description: Takes card payments in the classic WooCommerce checkout through the payment gateway of @name@.
 * Version: @version@
 * Author: @name@
 * License: MIT
 * Requires at least: @wordpressMin@
 * Tested up to: @wordpressMax@
 * WC requires at least: @woocommerceMin@
 * WC tested up to: @woocommerceMax@
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'PG_WOO_DIR', dirname( __FILE__ ) );
define( 'PG_WOO_API', '@sandboxApi@' );

function pg_woo_load() {
	if ( ! class_exists( 'WC_Payment_Gateway_CC' ) ) {
		return;
	}
	require_once PG_WOO_DIR . '/includes/class-pg-api.php';
	require_once PG_WOO_DIR . '/includes/class-pg-woo-gateway.php';
	add_filter( 'woocommerce_payment_gateways', 'pg_woo_register' );
#since 3.1.0
	add_action( 'woocommerce_order_status_on-hold_to_processing', 'pg_woo_capture' );
	add_action( 'woocommerce_order_status_on-hold_to_completed', 'pg_woo_capture' );
#end
}
add_action( 'plugins_loaded', 'pg_woo_load', 11 );

function pg_woo_register( $gateways ) {
	$gateways[] = 'Pg_Woo_Gateway';
	return $gateways;
}
#since 3.1.0

/** Captures an authorized payment when the shop moves the order on from 'on hold'. */
function pg_woo_capture( $order_id ) {
	$order = wc_get_order( $order_id );
	if ( $order ) {
		$gateway = new Pg_Woo_Gateway();
		$gateway->capture( $order );
	}
}
#end
#since 3.2.4

/** Orders are read and written through WC_Order only, so they may live in their own tables. */
function pg_woo_declare_order_tables() {
	if ( class_exists( 'Automattic\\WooCommerce\\Utilities\\FeaturesUtil' ) ) {
		call_user_func(
			array( 'Automattic\\WooCommerce\\Utilities\\FeaturesUtil', 'declare_compatibility' ),
			'custom_order_tables',
			__FILE__,
			true
		);
	}
}
add_action( 'before_woocommerce_init', 'pg_woo_declare_order_tables' );
#end
