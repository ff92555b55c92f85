<?php
/**
 * Sends one request to the payment gateway of @name@ and reads the answer.
 * Works from PHP 5.2 on, as WordPress 4.4 does.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

if ( ! class_exists( 'Pg_Api' ) ) {

	class Pg_Api {

		const APPROVED = '000';

		/** ISO 4217 numbers of the currencies the plugin accepts. */
		private static $currencies = array(
			'USD' => '840',
			'CAD' => '124',
			'EUR' => '978',
			'GBP' => '826',
			'AUD' => '036',
		);

		private $base;
		private $merchant_id;
		private $security_key;

		public function __construct( $base, $merchant_id, $security_key ) {
			$this->base         = untrailingslashit( trim( $base ) );
			$this->merchant_id  = trim( $merchant_id );
			$this->security_key = trim( $security_key );
		}

		/** '840' for 'USD'; an empty string for a currency that is not accepted. */
		public static function currency_number( $code ) {
			return isset( self::$currencies[ $code ] ) ? self::$currencies[ $code ] : '';
		}

		/**
		 * Posts to an operation of the gateway, such as 'sale'.
		 *
		 * Returns array( 'approved' => bool, 'known' => bool, 'rcode', 'rmsg', 'pg_id' ).
		 * 'known' is false when no answer came: the payment may or may not have been made.
		 */
		public function post( $operation, $fields ) {
			$fields['merchant_id']  = (int) $this->merchant_id;
			$fields['developer_id'] = '@plugin@-@version@';

			$response = wp_remote_post(
				$this->base . '/pg/' . $operation,
				array(
					'timeout' => 60,
					'headers' => array(
						'Authorization' => 'Basic ' . base64_encode( $this->security_key . ':' ),
						'Content-Type'  => 'application/json',
						'Accept'        => 'application/json',
					),
					'body'    => wp_json_encode( $fields ),
				)
			);

			if ( is_wp_error( $response ) ) {
				return $this->unknown( $response->get_error_message() );
			}
			$status = (int) wp_remote_retrieve_response_code( $response );
			$answer = json_decode( wp_remote_retrieve_body( $response ), true );
			if ( $status >= 500 || ! is_array( $answer ) || ! isset( $answer['rcode'] ) ) {
				return $this->unknown( 'HTTP status ' . $status );
			}

			return array(
				'approved' => 200 === $status && self::APPROVED === $answer['rcode'],
				'known'    => true,
				'rcode'    => (string) $answer['rcode'],
				'rmsg'     => isset( $answer['rmsg'] ) ? (string) $answer['rmsg'] : '',
				'pg_id'    => isset( $answer['pg_id'] ) ? (string) $answer['pg_id'] : '',
			);
		}

		private function unknown( $reason ) {
			return array( 'approved' => false, 'known' => false, 'rcode' => '', 'rmsg' => $reason, 'pg_id' => '' );
		}
	}
}
